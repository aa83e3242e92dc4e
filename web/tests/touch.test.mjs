/** On a telephone of 360 pixels: a finger is enough, and nothing has to be moved sideways. */

import assert from 'node:assert/strict';
import { go, pageTests } from './support/browser.mjs';
import { heaps, makes, moves, playOut, settled } from './support/game.mjs';

const onPage = pageTests();
const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/**
 * @param {import('playwright-core').Page} page
 * @param {string} where
 */
async function fits(page, where) {
  const { width, wide } = await page.evaluate(() => ({
    width: document.scrollingElement?.scrollWidth ?? 0,
    wide: [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > 361 && !element.closest('.picture, pre, svg'))
      .slice(0, 3).map((element) => `${element.tagName} ${element.id} ${element.className}`),
  }));
  assert.ok(width <= 360, `${where}: ${width} pixels wide; ${wide.join('; ')}`);
}

onPage('a game is played with a finger', telephone, async (page) => {
  await fits(page, 'the first screen');
  // Two matches of the first heap: the second from the left and all to its right.
  const second = page.locator('[data-heap="1"] .token').nth(1);
  await second.tap();
  assert.equal(await page.locator('.token.taken').count(), 2);
  await fits(page, 'a move chosen');
  await makes(page, () => second.tap());
  assert.equal(moves(page)[0], '1:-2');
  await fits(page, 'after a move');
  const turns = await playOut(page, () => page.locator('#do-best').tap());
  assert.ok(turns > 0);
  await fits(page, 'the end and its report');
  await page.locator('#do-undo').tap();
  await page.locator('#turns .later').first().waitFor();
  await fits(page, 'a move taken back');
});

onPage('all that can be opened fits', telephone, async (page) => {
  for (const id of ['do-hint', 'do-hint', 'do-hint', 'do-all', 'predict']) {
    await page.locator(`#${id}`).tap();
    await fits(page, id);
  }
  await page.locator('#predict-mover').tap();
  for (const summary of await page.locator('#why-body summary').all()) {
    if (await summary.isVisible()) await summary.tap();
  }
  await fits(page, 'pictures and their texts');
  await page.locator('#do-keys').tap();
  await fits(page, 'keys');
  await page.locator('#keys button').tap();
  await page.locator('#open-setup').tap();
  await fits(page, 'setup');
  await page.locator('#rule').fill('take 1..');
  await page.locator('#rule-note .fault').waitFor();
  await fits(page, 'a fault in the rule');
});

onPage('large, many and odd heaps fit', telephone, async (page, { url }) => {
  const games = [
    'rule=nim&at=99999999999999999999999999999999999+88888888888888888888888888888888888',
    `rule=nim&at=${Array(30).fill(9).join('+')}`, 'rule=nim&at=60+59+1', 'rule=fibonacci&at=1000',
    'rule=kayles&at=30+20', 'rule=wythoff&at=15+15', 'rule=chomp&at=9+9+9', 'rule=nim_%26_kayles&at=5_%26_4',
    'rule=nim&at=3+x', `rule=${'x'.repeat(300)}`, 'rule=nim&at=3&moves=1:-2.1:-1', 'rule=mock-turtles&at=1+0+1+1',
  ];
  for (const game of games) {
    await go(page, `${url}?${game}`);
    await fits(page, game);
  }
});

for (const lang of ['zh-Hans', 'zh-Hant']) {
  onPage(`the page fits in ${lang}`, { ...telephone, at: `?lang=${lang}` }, async (page) => {
    await fits(page, 'the first screen');
    await page.locator('#do-all').tap();
    await page.locator('#open-setup').tap();
    await fits(page, 'setup and all moves');
  });
}

onPage('what a finger has to hit is large enough', telephone, async (page) => {
  await settled(page);
  assert.equal(await heaps(page), '3+4+5');
  await page.locator('#open-setup').tap();
  const small = await page.evaluate(() => [...document.querySelectorAll('button, a, select, input, summary')]
    .filter((element) => element.checkVisibility() && !element.closest('label, .skip'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
    .map(({ element, box }) => `${element.id || element.className} ${box.width}x${box.height}`));
  assert.deepEqual(small, []);
});
