/** Very long texts, absurd numbers, and words that no engine would say: the page answers, fits and goes on. */

import assert from 'node:assert/strict';
import { go, pageTests } from './support/browser.mjs';
import { addressed, heaps, makes, settled } from './support/game.mjs';

const onPage = pageTests();

const LONG = ['x', 'take ', '(', '9', '火', '10^'].map((part) => [part, part.repeat(20_000 / part.length)]);

/** @param {import('playwright-core').Page} page */
const excess = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [part, long] of LONG) {
  onPage(`20,000 characters of ${part} are answered in short, and fit`, { viewport: { width: 360, height: 740 } }, async (page) => {
    await page.getByRole('button', { name: 'Another game' }).click();
    await page.locator('#rule').fill(long);
    await page.locator('#rule-note .fault-message').waitFor();
    const { length } = await page.locator('#rule-note').innerText();
    assert.ok(length < 1000, `${length} characters are said`);
    assert.equal(await excess(page), 0);
    await page.locator('#rule').fill('nim');
    await page.locator('#rule-note').filter({ hasText: /any number/ }).waitFor();
    await page.locator('#position').fill(long);
    await page.locator('#setup button[type=submit]').click();
    if (part === '9') {
      // A heap of so many digits is a heap: it is played.
      await page.locator('#setup').waitFor({ state: 'hidden' });
      await settled(page);
      assert.ok((await page.locator('#board').innerText()).length < 1000, 'it is drawn in short');
      assert.equal(await excess(page), 0);
      return;
    }
    await page.locator('#position-note .fault-message').waitFor();
    assert.equal(await excess(page), 0);
    assert.equal(await heaps(page), '3+4+5', 'the game is still there');
  });
}

onPage('long texts fit where a rule is explored', { viewport: { width: 360, height: 740 }, at: '?view=explore&rule=take_1-3&to=8' }, async (page) => {
  await page.locator('#explored-rows table').waitFor();
  assert.equal(await excess(page), 0);
  for (const [, long] of LONG.slice(0, 2)) {
    await page.locator('#explored').fill(long);
    await page.locator('#explored-note .fault-message').waitFor();
    assert.equal(await excess(page), 0);
    await page.locator('#explored').fill('take 1-3');
    await page.locator('#explored-note .rule-words').waitFor();
  }
  await page.getByLabel('The other rule').fill(LONG[0][1]);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.locator('#compare-result .fault-message').waitFor();
  assert.equal(await excess(page), 0);
});

onPage('absurd heaps are refused or played, and the next game begins', {}, async (page) => {
  for (const [rule, at] of [['nim', '10^30'], ['nim', '2^2000+1'], ['kayles', '10^18'], ['take 1-3', '9'.repeat(300)], ['fibonacci', '10^40'], ['nim', '1+1']]) {
    if (await page.locator('#setup').isHidden()) await page.getByRole('button', { name: 'Another game' }).click();
    await page.locator('#rule').fill(rule);
    await page.locator('#position').fill(at);
    await page.locator('#setup button[type=submit]').click();
    await page.locator('#setup[hidden], #position-note .fault, #trouble:visible').first().waitFor({ state: 'attached' });
  }
  await addressed(page, /at=1\+1/);
  await settled(page);
  await makes(page, () => page.keyboard.press('b'));
});

onPage('markup in the words of the engine is shown as text', {
  before: (page) => page.route('**/api/play', async (route) => {
    const response = await route.fetch();
    const { turn, rule_words: words, all_moves: all, hints, why, ...rest } = await response.json();
    const harm = (/** @type {string} */ said) => `<img src=x onerror=alert(1)>${said}`;
    await route.fulfill({ response, json: {
      ...rest, turn: harm(turn), rule_words: harm(words), all_moves: all.map(harm),
      hints: hints.map((/** @type {string[]} */ lines) => lines.map(harm)),
      why: { ...why, headline: harm(why.headline), sentences: why.sentences.map(harm), evidence: harm(why.evidence) },
    } });
  }),
}, async (page) => {
  await settled(page);
  for (const key of ['h', 'h', 'h', 'e']) await page.keyboard.press(key);
  for (const part of ['#turn', '.lead', '#all-list', '#hint-list', '.why-headline', '.evidence', '#status']) {
    assert.match(await page.locator(part).innerText(), /<img src=x/, part);
  }
  assert.equal(await page.locator('img').count(), 0);
});

for (const fields of [['to'], ['pairs'], ['rule'], ['other']]) {
  onPage(`markup in a link to the explorer is shown as text: ${fields.join(', ')}`, {}, async (page, { url }) => {
    for (const harm of ['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>']) {
      const filled = fields.map((field) => `&${field}=${encodeURIComponent(harm)}`).join('');
      await go(page, `${url}?view=explore${fields[0] === 'rule' ? '' : '&rule=take_1-3'}${filled}`);
      await page.locator('#explored-body[aria-busy=false]').waitFor({ state: 'attached' });
      await page.locator('#explored-note > *').first().waitFor();
      assert.equal(await page.locator('img, svg[onload]').count(), 0);
    }
  });
}

onPage('the page is guarded: what it may load, who may frame it, who may ask', {}, async (page, { url }) => {
  const policy = (await page.request.get(url)).headers()['content-security-policy'] ?? '';
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'", "connect-src 'self'"]) {
    assert.ok(policy.includes(rule), `${rule} in ${policy}`);
  }
  assert.doesNotMatch(policy, /'unsafe-inline'|'unsafe-eval'/);
  const asked = await page.request.post(`${url}api/rules`, { data: {}, headers: { Origin: 'https://example.org' } });
  assert.ok(asked.status() >= 400, `${asked.status()}`);
});
