/** What a stranger sees first, also before anything has been computed. */

import assert from 'node:assert/strict';
import { pageTests, ready } from './support/browser.mjs';
import { heaps } from './support/game.mjs';

const onPage = pageTests();
const silence = (/** @type {import('playwright-core').Page} */ page) => page.route('**/api/**', () => {});

/** @param {import('playwright-core').Page} page */
async function holdsTheStory(page) {
  assert.match(await page.locator('#play-title').innerText(), /winter night.*matches/i);
  assert.match(await page.locator('.lead').innerText(), /one heap/);
  assert.match(await page.locator('.lead').innerText(), /last .*wins/);
  assert.match(await page.locator('#turn').innerText(), /Your move: .*3, 4 and 5/);
  assert.equal(await heaps(page), '3+4+5');
  assert.equal(await page.locator('#board .match').count(), 12);
  for (const part of ['#play-title', '#turn', '#board', '.lead']) {
    const box = await page.locator(part).boundingBox();
    assert.ok(box && box.y + box.height <= 900, `${part} is within the first screen`);
  }
}

onPage('the story is told while the engine is silent', { before: silence }, async (page) => {
  await page.locator('#turn').waitFor();
  await holdsTheStory(page);
  assert.equal(await page.locator('#trouble').isVisible(), false);
});

onPage('the story is told without scripts', { javaScriptEnabled: false, before: async () => {} }, async (page) => {
  await holdsTheStory(page);
  assert.match(await page.locator('body').innerText(), /needs JavaScript/);
});

for (const [locale, title, turn] of [['zh-CN', /冬夜/, /3、4/], ['zh-TW', /冬夜/, /3、4/]]) {
  onPage(`the story is told in ${locale} while the engine is silent`, { locale, before: silence }, async (page) => {
    await page.locator('html:lang(zh)').waitFor();
    assert.match(await page.locator('#play-title').innerText(), title);
    assert.match(await page.locator('#turn').innerText(), turn);
    assert.doesNotMatch(await page.locator('#play').innerText(), /Your move|Whoever/);
  });
}

onPage('the words that the page comes with are its labels', {}, async (page, { url }) => {
  const { texts } = await (await page.request.get(`${url}texts/en.json`)).json();
  const html = await (await page.request.get(url)).text();
  const differences = await page.evaluate(([source, labels]) => {
    const drawn = new DOMParser().parseFromString(source, 'text/html');
    const said = [...drawn.querySelectorAll('[data-text]')].map((at) => [at.dataset.text, at.textContent]);
    const named = [...drawn.querySelectorAll('[data-label]')].map((at) => [at.dataset.label, at.getAttribute('aria-label')]);
    return [...said, ...named].filter(([id, words]) => labels[id] !== words).map(([id, words]) => `${id}: ${words}`);
  }, [html, texts]);
  assert.deepEqual(differences, []);
});

onPage('the first answer agrees with the story', {}, async (page, { t }) => {
  assert.match(await page.locator('.lead').innerText(), /one heap.*last .*wins/);
  assert.match(await page.locator('#turn').innerText(), /^Your move/);
  assert.equal(await heaps(page), '3+4+5');
  assert.match(await page.locator('#why').innerText(), /The player to move wins/);
  assert.equal(await page.locator('#convention').inputValue(), 'normal');
  assert.equal(await page.locator('#first').inputValue(), 'you');
  const milliseconds = await page.evaluate(() => Math.round(performance.now()));
  t.diagnostic(`the first answer was there within ${milliseconds} ms of the beginning of loading`);
});

onPage('a server that is gone is spoken of, and comes back', {
  before: (page) => page.route('**/api/**', (route) => route.abort()),
  allowed: [/^console: Failed to load resource/],
}, async (page) => {
  await page.locator('#trouble').waitFor();
  assert.match(await page.locator('#trouble').innerText(), /does not answer/);
  assert.match(await page.locator('#turn').innerText(), /3, 4 and 5/);
  await page.unroute('**/api/**');
  await page.locator('#trouble button').first().click();
  await ready(page);
  await page.locator('#do-hint:enabled').waitFor();
  assert.equal(await page.locator('#trouble').isVisible(), false);
});
