/** Links and texts that mean harm: they are shown as text, and nothing of them is done. */

import assert from 'node:assert/strict';
import { go, pageTests } from './support/browser.mjs';
import { heaps, makes, settled } from './support/game.mjs';

const onPage = pageTests();

const HARM = [
  '<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '<svg onload=alert(1)>', "' onmouseover='alert(1)",
  'javascript:alert(1)', '{{constructor.constructor("alert(1)")()}}', '<iframe src=//example.org></iframe>',
  '\u202Etxt.exe', '\u0000\u0007', '\u{1F525}\u{1F525}', '__proto__', 'constructor', '../../etc/passwd',
];

/** @param {import('playwright-core').Page} page */
const foreign = (page) => page.evaluate(() => ({
  elements: document.querySelectorAll('img, iframe, object, embed, base, script:not([src="main.js"]), meta[http-equiv]').length,
  handlers: [...document.querySelectorAll('*')].filter((at) => [...at.attributes].some(({ name }) => name.startsWith('on'))).length,
  links: [...document.querySelectorAll('a[href]')].filter((at) => /** @type {HTMLAnchorElement} */ (at).origin !== location.origin).length,
  polluted: Object.keys(Object.prototype).length,
}));
const CLEAN = { elements: 0, handlers: 0, links: 0, polluted: 0 };

/** An address with one field that means harm, and the others as they should be. */
const address = (/** @type {Record<string, string>} */ values) => `?${Object.entries(values)
  .map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;

/** Fields of a link that are filled with harm together: a fault in one must not hide the others. */
const GAME = [['rule'], ['at'], ['moves'], ['first', 'vs', 'lang', 'view', '__proto__', 'constructor']];

for (const fields of GAME) {
  onPage(`harm in a link is only text: ${fields.join(', ')}`, {}, async (page, { url }) => {
    const usual = { rule: 'nim', at: '3+4+5', moves: '' };
    for (const harm of fields.length > 1 ? HARM.slice(0, 4) : HARM) {
      const filled = Object.fromEntries(fields.map((field) => [field, harm]));
      await go(page, url + address({ ...usual, ...filled }));
      await page.locator('#trouble:visible, #do-hint:enabled').first().waitFor();
      assert.deepEqual(await foreign(page), CLEAN, harm);
      if (fields[0] === 'rule' && harm.includes('<')) {
        assert.match(await page.locator('#trouble').innerText(), /rule cannot be read/);
        assert.ok((await page.locator('#trouble').innerText()).includes(harm.slice(0, 10)), harm);
      }
    }
  });
}

for (const fields of [['rule'], ['to'], ['pairs'], ['other', 'family', 'for', 'claim']]) {
  onPage(`harm in a link to the explorer is only text: ${fields.join(', ')}`, {}, async (page, { url }) => {
    for (const harm of HARM.slice(0, 3)) {
      const filled = Object.fromEntries(fields.map((field) => [field, harm]));
      await go(page, url + address({ view: 'explore', rule: 'take 1-3', ...filled }));
      await page.locator('#explored-body[aria-busy=false]').waitFor({ state: 'attached' });
      await page.waitForFunction(() => document.getElementById('explored-note')?.textContent !== '');
      assert.deepEqual(await foreign(page), CLEAN, harm);
    }
  });
}

onPage('harm that is typed is only text', {}, async (page) => {
  await page.getByRole('button', { name: 'Another game' }).click();
  for (const harm of HARM) {
    await page.locator('#rule').fill(harm);
    await page.locator('#rule-note .fault-message').waitFor();
    await page.locator('#position').fill(harm);
    await page.keyboard.press('Enter');
    assert.deepEqual(await foreign(page), CLEAN, harm);
  }
  assert.equal(await heaps(page), '3+4+5', 'the game is still there');
  await page.locator('#rule').fill('take 1-3');
  await page.locator('#position').fill('21');
  await page.keyboard.press('Enter');
  await page.waitForURL(/at=21/);
  await settled(page);
  assert.equal(await heaps(page), '21');
});

onPage('harm that the engine would say is only text', {
  before: (page) => page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const harmful = (/** @type {any} */ value, name = '') => {
      if (typeof value === 'string') return /words|headline|sentence|turn$|evidence|hints|all_moves|text/.test(name) ? `<b onclick=alert(1)>${value}</b>` : value;
      if (Array.isArray(value)) return value.map((part) => harmful(part, name));
      if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, harmful(part, key)]));
      return value;
    };
    await route.fulfill({ response, json: harmful(await response.json()) });
  }),
}, async (page) => {
  await settled(page);
  assert.match(await page.locator('#turn').innerText(), /<b onclick/);
  assert.deepEqual(await foreign(page), CLEAN);
  assert.equal(await page.locator('main b').count(), 0);
});

onPage('very long texts are answered, and fit', { viewport: { width: 360, height: 740 } }, async (page) => {
  await page.getByRole('button', { name: 'Another game' }).click();
  for (const long of ['x'.repeat(20_000), 'take '.repeat(4_000), '('.repeat(20_000), '9'.repeat(20_000), '火'.repeat(20_000)]) {
    await page.locator('#rule').fill(long);
    await page.locator('#rule-note .fault-message').waitFor();
    const said = await page.locator('#rule-note').innerText();
    assert.ok(said.length < 2000, `${said.length} characters are said of ${long.slice(0, 5)}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${wide} pixels too wide after ${long.slice(0, 5)}`);
    await page.locator('#rule').fill('nim');
    await page.waitForFunction(() => !document.querySelector('#rule-note .fault-message'));
  }
});

onPage('absurd heaps are refused or played, and the page stays quick to leave them', {}, async (page) => {
  await page.getByRole('button', { name: 'Another game' }).click();
  for (const [rule, at] of [['nim', '10^30'], ['nim', '2^2000+1'], ['kayles', '10^18'], ['take 1-3', '9'.repeat(300)], ['fibonacci', '10^40']]) {
    await page.locator('#rule').fill(rule);
    await page.locator('#position').fill(at);
    await page.locator('#setup button[type=submit]').click();
    await page.waitForFunction(() => /** @type {HTMLElement} */ (document.getElementById('setup')).hidden
      || document.querySelector('#setup .fault, #trouble:not([hidden])') !== null);
    if (await page.locator('#setup').isHidden()) await page.locator('#open-setup').click();
  }
  await page.locator('#rule').fill('nim');
  await page.locator('#position').fill('1+1');
  await page.locator('#setup button[type=submit]').click();
  await page.waitForURL(/at=1\+1/);
  await settled(page);
  await makes(page, () => page.keyboard.press('b'));
});

onPage('no page may frame this one, and no other site may ask the engine', {}, async (page, { url }) => {
  const response = await page.request.get(url);
  const policy = response.headers()['content-security-policy'] ?? '';
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"]) {
    assert.ok(policy.includes(rule), `${rule} in ${policy}`);
  }
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)/);
  const foreignCall = await page.request.post(`${url}api/rules`, { data: {}, headers: { Origin: 'https://example.org' } });
  assert.notEqual(foreignCall.status(), 200);
});
