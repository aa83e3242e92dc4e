/** Whole games by keys alone, against the perfect player. */

import assert from 'node:assert/strict';
import { pageTests } from './support/browser.mjs';
import { addressed, heaps, makes, moves, playOut, settled } from './support/game.mjs';

const onPage = pageTests();

/**
 * @param {import('playwright-core').Page} page
 * @param {...string} keys
 */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

onPage('arrows choose, Enter makes the move, and the perfect player answers', {}, async (page) => {
  await press(page, 'ArrowRight', 'ArrowDown');
  assert.equal(await page.locator('#move').inputValue(), '1:-2');
  assert.match(await page.locator('#status').innerText(), /2/);
  assert.equal(await page.locator('.token.taken').count(), 2);
  await press(page, 'ArrowRight');
  assert.equal(await page.locator('#move').inputValue(), '2:-1');
  await press(page, 'ArrowLeft', 'ArrowDown');
  await makes(page, () => press(page, 'Enter'));
  assert.equal(moves(page)[0], '1:-2');
  assert.equal(moves(page).length, 2);
  // The perfect player can only wait for a mistake; the game goes on without pointing anywhere.
  await page.waitForFunction(() => document.activeElement === document.body
    || document.activeElement?.closest('.play-side') !== null);
});

onPage('a game of best moves is won, and the report says so', {}, async (page) => {
  const turns = await playOut(page, () => press(page, 'b'));
  assert.ok(turns >= 3, `${turns} moves`);
  assert.match(await page.locator('#turn').innerText(), /you (win|won|have won)/i);
  assert.equal(await page.locator('#report').isVisible(), true);
  const report = await page.locator('#report-list').innerText();
  assert.notEqual(report.trim(), '');
  assert.match(report, /no move gave the win away/i);
  assert.equal(await page.locator('#turns .gave-win-away').count(), 0);
  assert.equal(await page.locator('#turns .kept-win').count() > 0, true);
});

onPage('a game of careless moves is lost, and the report names the move that lost it', {}, async (page) => {
  // The first move of the list again and again: one match of the first heap.
  await playOut(page, () => press(page, 'ArrowRight', 'Enter'));
  assert.match(await page.locator('#turn').innerText(), /match-seller|I (win|won|have won)|you (lose|lost)/i);
  assert.equal(await page.locator('#turns .gave-win-away').count(), 1);
  await page.locator('#turns .refutation summary').focus();
  await press(page, 'Enter');
  assert.notEqual((await page.locator('#turns .refutation p').innerText()).trim(), '');
  assert.notEqual((await page.locator('#report-list').innerText()).trim(), '');
});

onPage('a misère game is won by the best moves, too', { at: '?rule=misere_nim&at=1+2+4' }, async (page) => {
  assert.equal(await page.locator('#convention').inputValue(), 'misere');
  assert.match(await page.locator('.lead').innerText(), /last .*loses/);
  await playOut(page, () => press(page, 'b'));
  assert.match(await page.locator('#turn').innerText(), /you (win|won|have won)/i);
});

onPage('hints come in three steps, and the move only with the third', {}, async (page) => {
  const hint = page.locator('#hint-list > li');
  assert.equal(await page.locator('#hints').isVisible(), false);
  await press(page, 'h');
  assert.equal(await hint.count(), 1);
  const answer = /1:-2|take 2 .*heap 1|2 (matches|tokens) from heap 1/i;
  assert.doesNotMatch(await page.locator('#hints').innerText(), answer);
  await press(page, 'h');
  assert.equal(await hint.count(), 2);
  assert.doesNotMatch(await page.locator('#hints').innerText(), answer);
  await press(page, 'h');
  assert.equal(await hint.count(), 3);
  assert.match(await hint.nth(2).innerText(), /heap 1/i);
  assert.match(await page.locator('#status').innerText(), /heap 1/i);
  await press(page, 'h');
  assert.equal(await hint.count(), 3);
  await makes(page, () => press(page, 'b'));
  assert.equal(await page.locator('#hints').isVisible(), false);
});

onPage('undo takes back the reply with the move, redo makes both again', {}, async (page) => {
  await makes(page, () => press(page, 'b'));
  await makes(page, () => press(page, 'b'));
  const four = moves(page);
  const end = await heaps(page);
  assert.equal(four.length, 4);
  await makes(page, () => press(page, 'u'));
  assert.deepEqual(moves(page), four.slice(0, 2));
  assert.equal(await page.locator('#turns .later').count(), 2);
  await makes(page, () => press(page, 'u'));
  assert.equal(await heaps(page), '3+4+5');
  await makes(page, () => press(page, 'r'));
  assert.deepEqual(moves(page), four.slice(0, 2));
  await makes(page, () => press(page, 'r'));
  assert.equal(await heaps(page), end);
  assert.deepEqual(moves(page), four);
  assert.equal(await page.locator('#do-redo').isDisabled(), true);
});

onPage('an undo while the program thinks stops its move', { reducedMotion: 'no-preference' }, async (page) => {
  await press(page, 'b');
  await addressed(page, /moves=1:-2$/);
  await press(page, 'u');
  await addressed(page, /moves=/, false);
  await settled(page);
  assert.equal(await heaps(page), '3+4+5');
  // A reply that was on its way would come while another game is opened and closed again.
  await press(page, 'r');
  await addressed(page, /moves=1:-2/);
  await settled(page);
  assert.equal(moves(page).length, 2);
});

onPage('the list of turns leads anywhere in the game, and back', {}, async (page) => {
  await makes(page, () => press(page, 'b'));
  await makes(page, () => press(page, 'b'));
  const four = moves(page);
  const jumps = page.locator('#turns .jump');
  assert.equal(await jumps.count(), 5);
  for (const [ply, told] of [[0, '3+4+5'], [2, await page.locator('#turns code').nth(2).innerText()], [4, null]]) {
    await jumps.nth(Number(ply)).focus();
    await makes(page, () => press(page, 'Enter'));
    assert.deepEqual(moves(page), four.slice(0, Number(ply)));
    if (told) assert.equal(await heaps(page), told);
    assert.equal(await jumps.count(), 5);
    assert.equal(await page.locator('#turns [aria-current=step]').count(), 1);
  }
});

onPage('whoever is impatient makes each move once', {}, async (page) => {
  // All at once: three keys typed one by one may well be three moves on a slow machine.
  const atOnce = (/** @type {string[]} */ ...keys) => page.evaluate((all) => {
    for (const key of all) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
  await makes(page, () => atOnce('b', 'b', 'b'));
  assert.equal(await page.locator('#trouble').isVisible(), false);
  await makes(page, () => atOnce('ArrowRight', 'Enter', 'Enter', 'Enter'));
  assert.equal(await page.locator('#trouble').isVisible(), false);
  assert.equal(moves(page).length, 4);
});

onPage('e shows all moves, s swaps sides, n begins anew, ? lists the keys', {}, async (page) => {
  await press(page, 'e');
  const all = await page.locator('#all-list').innerText();
  for (const heap of [1, 2, 3]) assert.match(all, new RegExp(`heap ${heap}`, 'i'));
  assert.match(await page.locator('#move option[value="1:-2"]').textContent() ?? '', /^✓/);
  assert.equal(await page.locator('#move option', { hasText: '✗' }).count(), 11);
  assert.equal(await page.locator('#do-all').getAttribute('aria-pressed'), 'true');
  await press(page, 'e');
  assert.equal(await page.locator('#all').isVisible(), false);
  await makes(page, () => press(page, 's'));
  assert.match(page.url(), /first=program/);
  assert.equal(moves(page).length, 1);
  assert.equal(await page.locator('#first').inputValue(), 'program');
  await press(page, 'n');
  await addressed(page, /at=3\+4\+5/, false);
  await settled(page);
  await press(page, '?');
  const dialog = page.locator('#keys');
  assert.equal(await dialog.isVisible(), true);
  const before = page.url();
  await press(page, 'n', 'b');
  assert.equal(page.url(), before);
  await press(page, 'Escape');
  assert.equal(await dialog.isVisible(), false);
});

onPage('single keys can be switched off, and stay off', {}, async (page) => {
  await press(page, '?');
  await page.locator('#single-keys').focus();
  await press(page, 'Space', 'Escape', 'h');
  assert.equal(await page.locator('#hints').isVisible(), false);
  await page.reload();
  await settled(page);
  await press(page, 'h', 'b');
  assert.equal(await page.locator('#hints').isVisible(), false);
  assert.deepEqual(moves(page), []);
  await press(page, 'ArrowRight');
  assert.equal(await page.locator('#move').inputValue(), '1:-1');
});

onPage('typed letters stay in the box where they are typed', {}, async (page) => {
  await page.locator('#open-setup').focus();
  await press(page, 'Enter');
  await page.locator('#rule').focus();
  await page.keyboard.type('nbuse');
  assert.match(await page.locator('#rule').inputValue(), /nbuse/);
  assert.deepEqual(moves(page), []);
  assert.equal(await heaps(page), '3+4+5');
});

onPage('everything is reached by Tab, in the order of reading, with a visible focus', {}, async (page) => {
  const seen = [];
  for (let count = 0; count < 60; count += 1) {
    await press(page, 'Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { id: element.id || element.className, ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
    });
    if (at === null) break;
    seen.push(at);
  }
  assert.deepEqual(seen.filter(({ ring }) => !ring).map(({ id }) => id), []);
  const order = ['skip', 'to-play', 'to-explore', 'language', 'theme', 'first', 'opponent', 'convention',
    'open-setup', 'board', 'move', 'do-hint', 'do-keys', 'predict'];
  const ids = seen.map(({ id }) => id);
  assert.deepEqual(ids.filter((id) => order.includes(id)), order);
});
