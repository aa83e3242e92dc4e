/** The address says all of the game; one that says nonsense is explained, with ways on. */

import assert from 'node:assert/strict';
import { go, pageTests, ready } from './support/browser.mjs';
import { addressed, heaps, makes, moves, settled } from './support/game.mjs';

const onPage = pageTests();

/**
 * What a game looks like to whoever opens its address.
 * @param {import('playwright-core').Page} page
 */
async function looks(page) {
  await settled(page);
  const parts = ['.lead', '#turn', '#turns', '#why-body', '#report'];
  const texts = [];
  for (const part of parts) texts.push(await page.locator(part).innerText());
  const values = await page.evaluate(() => ['first', 'opponent', 'convention', 'language']
    .map((id) => /** @type {HTMLSelectElement} */ (document.getElementById(id)).value));
  return { heaps: await heaps(page), texts, values, url: page.url() };
}

onPage('each step of a game has an address that opens the same again', {}, async (page, { context }) => {
  const reader = await context.newPage();
  const held = async () => {
    const here = await looks(page);
    await go(reader, here.url);
    assert.deepEqual(await looks(reader), here);
  };
  await held();
  await makes(page, () => page.keyboard.press('b'));
  await held();
  await page.locator('#opponent').selectOption('friend');
  await addressed(page, /vs=friend/);
  await makes(page, () => page.keyboard.press('b'));
  await held();
  await page.locator('#convention').selectOption('misere');
  await addressed(page, /misere/);
  await page.locator('#first').selectOption('program');
  await addressed(page, /first=program/);
  await held();
  await page.locator('#opponent').selectOption('0');
  await addressed(page, /moves=/);
  await makes(page, () => page.keyboard.press('b'));
  await held();
});

onPage('games of every kind keep their address', {}, async (page, { url }) => {
  for (const game of [
    'rule=fibonacci&at=20', 'rule=kayles&at=9+4', 'rule=wythoff&at=5+7', 'rule=chomp&at=4+4+4',
    'rule=nim_%26_kayles&at=5_%26_4', 'rule=take_1-3&at=21', 'rule=mock-turtles&at=1+0+1+1',
    'rule=misere_nim&at=3+4+5&vs=25', 'rule=nim&at=3*1000', 'rule=moore_2&at=2+3+4+5&first=program&vs=friend',
  ]) {
    await go(page, `${url}?${game}`);
    const first = await looks(page);
    assert.equal(await page.locator('#trouble').isVisible(), false, game);
    await page.goto('about:blank');
    await go(page, first.url);
    assert.deepEqual(await looks(page), first, game);
  }
});

onPage('a player who errs makes the same errors on the same way', { at: '?rule=nim&at=7+9+11&vs=60' }, async (page) => {
  await makes(page, () => page.keyboard.press('b'));
  const here = await looks(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await looks(page), here);
});

/** Addresses that cannot be opened, what is said, and where the place of the fault is marked. */
const BROKEN = [
  ['rule=take_3-1', /rule cannot be read/i, '3-1'],
  ['rule=', /rule cannot be read/i, null],
  ['rule=misere_misere_nim', /rule cannot be read/i, null],
  ['rule=nim&at=3+x', /heaps do not fit/i, 'x'],
  ['rule=wythoff&at=3', /heaps do not fit/i, null],
  ['rule=nim&at=-3', /heaps do not fit/i, null],
  ['rule=nim&at=3&moves=1:-9', /cannot be replayed/i, null],
  ['rule=nim&at=3+4&moves=1:-1.zzz', /cannot be replayed/i, 'zzz'],
  ['rule=nim&at=3&moves=1:-3.1:-1', /cannot be replayed/i, null],
  ['rule=nim&at=3&moves=9:-1', /cannot be replayed/i, null],
  ['rule=nim&at=%E5%A', /heaps do not fit/i, '%'],
  ['rule=%', /rule cannot be read/i, '%'],
  ['rule=nim&at=3&moves=%ff', /cannot be replayed/i, null],
  ['rule=NIM&at=3+4', /rule cannot be read/i, 'NIM'],
  [`rule=nim&at=3*99999999999999999999`, /heaps do not fit/i, null],
  [`rule=take_1-99999999999999999999999&at=5`, null, null],
  [`rule=${'a'.repeat(5000)}`, /rule cannot be read/i, null],
  [`rule=nim&at=${'1+'.repeat(2500)}1`, null, null],
  [`rule=nim&at=${'('.repeat(5000)}`, /heaps do not fit/i, null],
  [`rule=nim&at=5000&moves=${Array(1200).fill('1:-1').join('.')}`, /cannot be replayed/i, null],
];

onPage('an address that says nonsense is explained, kept, and leads on', {}, async (page, { url }) => {
  for (const [address, title, marked] of BROKEN) {
    const name = String(address).slice(0, 60);
    await go(page, `${url}?${address}`);
    const trouble = page.locator('#trouble');
    if (title === null) {
      // Absurd, but either answer will do, if it is said.
      if (!await trouble.isVisible()) await settled(page);
      continue;
    }
    assert.match(await trouble.innerText(), title, name);
    assert.notEqual((await trouble.locator('.fault-message').innerText()).trim(), '', name);
    if (marked !== null) assert.ok((await trouble.locator('mark').innerText()).includes(marked), name);
    assert.ok((await trouble.innerText()).length < 1500, `${name}: the explanation is short`);
    assert.ok(page.url().length >= String(address).length, `${name}: nothing of the address is lost`);
    assert.equal(await page.locator('#board .token').count(), 0, name);
    await trouble.getByRole('button', { name: 'Play the usual game' }).click();
    await page.locator('#do-hint:enabled').waitFor();
    assert.equal(await heaps(page), '3+4+5', name);
    assert.equal(await trouble.isVisible(), false, name);
  }
});

onPage('odd but readable addresses are played', {}, async (page, { url }) => {
  for (const [address, board] of [
    ['at=7+8', '7+8'], ['rule=nim&at=3%2B4', '3+4'], ['rule=nim&at=_3_+_4_', '3+4'],
    ['rule=nim&at=3+4&first=nobody&vs=everybody&lang=&theme=7', '3+4'], ['&&&=&rule=nim&at=2+2&rule=chomp', '2+2'],
    ['rule=nim&at=3+4#fragment', '3+4'],
  ]) {
    await go(page, `${url}?${address}`);
    await settled(page);
    assert.equal(await page.locator('#trouble').isVisible(), false, address);
    assert.equal(await heaps(page), board, address);
  }
});

onPage('many and long heaps are played, and their address stays short', {}, async (page, { url }) => {
  for (const at of ['1e999', '3*100000', '1*1000+5']) {
    await go(page, `${url}?rule=nim&at=${at}&vs=friend`);
    await settled(page);
    assert.ok(page.url().includes(`at=${at}`), at);
    await makes(page, () => page.keyboard.press('b'));
    assert.equal(await page.locator('#trouble').isVisible(), false, at);
    assert.ok(page.url().length < 3000, `${at}: ${page.url().length} letters`);
  }
});

onPage('a broken move can be left out, and a broken rule mended', { at: '?rule=nim&at=3+4+5&moves=1:-2.9:-1' }, async (page, { url }) => {
  await page.locator('#trouble').getByRole('button', { name: /from its start/ }).click();
  await settled(page);
  assert.equal(await heaps(page), '3+4+5');
  assert.deepEqual(moves(page), []);
  await go(page, `${url}?rule=take_3-1&at=9`);
  await page.locator('#trouble').getByRole('button', { name: 'Mend it' }).click();
  assert.equal(await page.locator('#rule').inputValue(), 'take 3-1');
  assert.equal(await page.locator('#position').inputValue(), '9');
  await page.locator('#rule').fill('take 1-3');
  await page.keyboard.press('Enter');
  await settled(page);
  assert.equal(await heaps(page), '9');
  assert.match(page.url(), /rule=take_1-3&at=9/);
  assert.equal(await page.locator('#trouble').isVisible(), false);
});

onPage('back and forward lead through the views', { at: '?rule=nim&at=7+8' }, async (page) => {
  await page.locator('#to-explore').click();
  await addressed(page, /view=explore/);
  assert.equal(await page.locator('#explore').isVisible(), true);
  await page.goBack();
  await addressed(page, /at=7\+8/);
  await settled(page);
  assert.equal(await page.locator('#explore').isVisible(), false);
  assert.equal(await heaps(page), '7+8');
  await page.goForward();
  await addressed(page, /view=explore/);
  await page.locator('#explore').waitFor();
});

onPage('a choice in a link that the page does not know is said', { at: '?rule=nim&at=3+4+5&vs=55' }, async (page) => {
  await settled(page);
  await page.locator('#status').filter({ hasText: /vs=55/ }).waitFor();
  assert.equal(await page.locator('#opponent').inputValue(), '0');
});

onPage('going back returns to the game that was left for another', { at: '?rule=nim&at=3+4+5' }, async (page) => {
  await settled(page);
  await makes(page, () => page.keyboard.press('b'));
  const left = page.url();
  await page.keyboard.press('n');
  await addressed(page, /moves=/, false);
  await settled(page);
  await page.goBack();
  await addressed(page, /moves=/);
  await settled(page);
  assert.equal(page.url(), left);
});
