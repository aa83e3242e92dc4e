/** Markup and scripts in everything that can be typed or linked: they stay text. */

import assert from 'node:assert/strict';
import { go, pageTests } from './support/browser.mjs';
import { settled } from './support/game.mjs';

const onPage = pageTests();

const TEXTS = [
  '<img src=x onerror="window.hurt=1">', '<script>window.hurt=1</script>', '"><svg onload=window.hurt=1>',
  "'-alert(1)-'", 'javascript:alert(1)', '{{7*7}}${7*7}', '\u202e\u0000\u2028', '__proto__', '</textarea><b>',
];

/**
 * Nothing of a text became an element, and nothing of it ran.
 * @param {import('playwright-core').Page} page
 * @param {string} where
 */
async function unhurt(page, where) {
  const found = await page.evaluate(() => ({
    hurt: 'hurt' in window || 'hurt' in {},
    elements: document.querySelectorAll('main img, main script, main b, main textarea, main iframe').length,
    handlers: [...document.querySelectorAll('*')].filter((at) => at.getAttributeNames().some((name) => /^on/.test(name))).length,
    links: [...document.querySelectorAll('a')].filter((at) => /^javascript/i.test(at.href)).length,
    scripts: document.scripts.length,
  }));
  assert.deepEqual(found, { hurt: false, elements: 0, handlers: 0, links: 0, scripts: 1 }, where);
}

onPage('in addresses', {}, async (page, { url }) => {
  for (const text of TEXTS.filter((_, at) => at % 2 === 0)) {
    const bad = encodeURIComponent(text);
    for (const address of [
      `rule=${bad}&at=${bad}&lang=${bad}&${bad}=${bad}`, `rule=nim&at=3+4&moves=${bad}&first=${bad}&vs=${bad}`,
      `view=explore&rule=${bad}&to=${bad}&pairs=${bad}`,
    ]) {
      await go(page, `${url}?${address}`);
      await unhurt(page, address);
    }
  }
});

onPage('where the address begins its words with the names of objects', {}, async (page, { url }) => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    for (const address of [`rule=${name}`, `lang=${name}&vs=${name}&view=${name}&${name}=1`]) {
      await go(page, `${url}?${address}`);
      await unhurt(page, address);
      if (!address.startsWith('rule')) await settled(page);
    }
  }
});

onPage('in the boxes', { at: '?rule=nim&at=99999999999' }, async (page) => {
  for (const text of TEXTS.slice(0, 5)) {
    await page.locator('#typed-move').fill(text);
    await page.locator('#typed button').click();
    await page.locator('#typed-note .fault').waitFor();
    await unhurt(page, text);
  }
  await page.locator('#open-setup').click();
  for (const text of TEXTS) {
    await page.locator('#rule').fill(text);
    const fault = page.locator('#rule-note .fault');
    await fault.waitFor().catch(() => assert.fail(`no word of ${JSON.stringify(text)}`));
    await unhurt(page, text);
    await page.locator('#rule').fill('nim');
    await page.locator('#position').fill(text || 'x');
    await page.locator('#setup .primary').click();
    await page.locator('#position-note .fault').waitFor();
    await unhurt(page, text);
  }
});

onPage('what this browser remembers may be nonsense', {
  before: (page) => page.addInitScript((text) => {
    for (const name of ['nimm-lang', 'nimm-theme', 'nimm-predict', 'nimm-single-keys']) localStorage.setItem(name, text);
  }, TEXTS[0]),
}, async (page) => {
  await settled(page);
  await unhurt(page, 'memory');
  assert.equal(await page.locator('#theme').inputValue(), 'auto');
});

onPage('a page without a memory plays all the same', {
  before: (page) => page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
  }),
}, async (page) => {
  await settled(page);
  await page.locator('#theme').selectOption('light');
  await page.locator('#language').selectOption('zh-Hans');
  await page.locator('html[lang=zh-Hans]').waitFor();
  await page.locator('#do-best').click();
  await page.locator('#turns li').nth(2).waitFor();
});
