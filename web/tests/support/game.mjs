/** What a person sees of a game, and how one is played. */

import assert from 'node:assert/strict';

/**
 * The heaps on the board, as their sizes are written.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string>}
 */
export async function heaps(page) {
  return (await page.locator('#board .heap-size').allTextContents()).join('+');
}

/**
 * Waits until it is a person's turn or the game is over; returns whether it is over.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<boolean>}
 */
export async function settled(page) {
  const here = '#play[aria-busy="false"]';
  await page.locator(`${here} #do-hint:enabled, ${here} #turn.over`).first().waitFor();
  return await page.locator('#turn.over').count() > 0;
}

/**
 * Waits until the address of the page is like this, or no longer like this. It is asked in the page:
 * what the driver knows of an address that a script has replaced may come late.
 * @param {import('playwright-core').Page} page
 * @param {RegExp} pattern
 * @param {boolean} [like]
 */
export async function addressed(page, pattern, like = true) {
  await page.waitForFunction(([source, wanted]) => new RegExp(source).test(location.href) === wanted, /** @type {const} */ ([pattern.source, like]));
  // The driver has heard of it once the page has answered again.
  await page.evaluate(() => new Promise((done) => { setTimeout(done, 20); }));
}

/**
 * The moves made, as the address has them.
 * @param {import('playwright-core').Page} page
 * @returns {string[]}
 */
export function moves(page) {
  const all = /[?&]moves=([^&]*)/.exec(page.url())?.[1] ?? '';
  return all.split('.').filter(Boolean);
}

/**
 * Does something that changes the moves made, and waits for all that follows.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 */
export async function makes(page, act) {
  const before = moves(page).join('.');
  await act();
  await page.waitForFunction((known) => (
    (/[?&]moves=([^&]*)/.exec(location.search)?.[1] ?? '') !== known), before);
  await settled(page);
}

/**
 * Plays to the end by a way of moving; returns how many moves were made.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} move
 * @returns {Promise<number>}
 */
export async function playOut(page, move) {
  for (let turns = 0; turns < 40; turns += 1) {
    if (await settled(page)) return turns;
    await makes(page, move);
  }
  return assert.fail('the game has no end');
}
