/** On paper: a worksheet with the position and lines to write on, and nothing that tells the solution. */

import assert from 'node:assert/strict';
import { go, pageTests } from './support/browser.mjs';
import { makes, settled } from './support/game.mjs';

const onPage = pageTests();

for (const at of ['?rule=nim&at=3+4+5', '?rule=nim&at=1+4+5', '?rule=fibonacci&at=20', '?rule=kayles&at=9+4&lang=zh-Hans']) {
  onPage(`the worksheet of ${at}`, { at }, async (page) => {
    await settled(page);
    for (const key of ['h', 'h', 'h', 'e']) await page.keyboard.press(key);
    const secrets = await page.locator('#hint-list li, #all-list li, #why-body p').allInnerTexts();
    assert.ok(secrets.length > 4);
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('body').innerText();
    const told = secrets.filter((secret) => secret.trim().length > 3 && paper.includes(secret.trim()));
    assert.deepEqual(told, []);
    assert.doesNotMatch(paper, /can win|player to move|必胜。|必败|nim-value|nim 值|Proven|已证明/i);
    assert.equal(await page.locator('#board').isVisible(), true);
    for (const part of ['.tools', '.move-bar', '.choices', '#why', '#hints', '#all', '.top', '#status', '#typed']) {
      assert.equal(await page.locator(part).isVisible(), false, part);
    }
    for (const line of await page.locator('.worksheet p:not(.sheet-link)').all()) {
      const box = await line.boundingBox();
      assert.ok(box && box.height >= 40, 'there is room to write');
      const edge = await line.evaluate((element) => getComputedStyle(element).borderBottomStyle);
      assert.equal(edge, 'solid');
    }
    assert.ok((await page.locator('#sheet-link').innerText()).includes(page.url()));
  });
}

/**
 * How many pixels of the board are as a flame.
 * @param {import('playwright-core').Page} page
 */
async function flames(page) {
  const picture = (await page.locator('#board').screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    brush.drawImage(image, 0, 0);
    const { data: bytes } = brush.getImageData(0, 0, image.width, image.height);
    let count = 0;
    for (let at = 0; at < bytes.length; at += 4) if (bytes[at] > 235 && bytes[at + 1] > 140 && bytes[at + 2] < 95) count += 1;
    return count;
  }, picture);
}

onPage('matches burn where the player to move has lost, but not on paper', { at: '?rule=nim&at=1+4+5', colorScheme: 'light' }, async (page, { url }) => {
  assert.ok(await flames(page) > 200);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  assert.equal(await flames(page), 0);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await go(page, `${url}?rule=nim&at=3+4+5`);
  assert.equal(await flames(page), 0);
});

onPage('a game in the middle is a worksheet, too', {}, async (page) => {
  await makes(page, () => page.keyboard.press('b'));
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  assert.doesNotMatch(paper, /Take 2|gave|kept|can win|player to move|Undo|Print/i);
  assert.equal(await page.locator('.worksheet').isVisible(), true);
  assert.ok((await page.pdf()).length > 1000);
});
