/** Why a position is won: pictures with their words, predictions, and what belongs together. */

import assert from 'node:assert/strict';
import { pageTests, ready } from './support/browser.mjs';
import { makes, settled } from './support/game.mjs';

const onPage = pageTests();

onPage('the picture stands with its sentence and its text twin', {}, async (page) => {
  const why = page.getByRole('region', { name: 'Why' });
  assert.match(await why.innerText(), /player to move wins/);
  assert.match(await why.innerText(), /column of 2 only heap 1/);
  const figures = why.locator('figure');
  assert.ok(await figures.count() >= 1);
  for (const figure of await figures.all()) {
    const picture = figure.locator('svg[role=img]');
    assert.equal(await picture.count(), 1);
    assert.notEqual(await picture.locator('title').first().textContent(), '');
    assert.match(String(await figure.locator('.twin pre').textContent()), /\d/);
  }
  const twin = figures.first().locator('.twin');
  await twin.locator('summary').click();
  assert.match(await twin.locator('pre').innerText(), /3 .*\n.*4 .*\n.*5 /);
});

onPage('each position has its own reason', { at: '?rule=nim&at=3+4+5&vs=friend' }, async (page) => {
  const reason = page.locator('#why-body');
  assert.match(await reason.innerText(), /player to move wins/);
  await makes(page, () => page.keyboard.press('b'));
  assert.match(await reason.innerText(), /player to move loses/);
  await page.keyboard.press('u');
  await page.waitForURL((url) => !url.href.includes('moves='));
  await settled(page);
  assert.match(await reason.innerText(), /player to move wins/);
});

onPage('whoever predicts is shown nothing before', {}, async (page) => {
  await page.getByLabel('Let me predict first').check();
  const why = page.getByRole('region', { name: 'Why' });
  const hidden = async () => {
    assert.equal(await page.locator('#why-body').isVisible(), false);
    assert.equal(await why.locator('svg:visible').count(), 0);
    assert.doesNotMatch(await page.locator('#play').innerText(), /you can win|player to move (wins|loses)|only heap 1/i);
  };
  await hidden();
  await why.getByRole('button', { name: 'The other player' }).click();
  assert.match(await why.innerText(), /prediction is wrong/);
  assert.match(await why.innerText(), /player to move wins/);
  assert.ok(await why.locator('svg:visible').count() >= 1);

  await makes(page, () => page.keyboard.press('b'));
  await hidden();
  await why.getByRole('button', { name: 'The player to move' }).click();
  assert.match(await why.innerText(), /prediction is right/);

  await page.reload();
  await ready(page);
  await settled(page);
  assert.equal(await page.getByLabel('Let me predict first').isChecked(), true);
  await hidden();
  await page.getByLabel('Let me predict first').uncheck();
  assert.match(await why.innerText(), /player to move wins/);
});

onPage('a board that is lost does not glow while one predicts', { at: '?rule=nim&at=4+4' }, async (page) => {
  const lit = () => page.locator('#board.lit').count();
  assert.equal(await lit(), 1);
  await page.getByLabel('Let me predict first').check();
  assert.equal(await lit(), 0);
  await page.getByRole('button', { name: 'The player to move' }).click();
  assert.equal(await lit(), 1);
});

/**
 * The heaps that are marked as belonging to what is pointed at, on the board and in pictures.
 * @param {import('playwright-core').Page} page
 */
const linked = (page) => page.evaluate(() => {
  const marked = (/** @type {string} */ within) => [...new Set(
    [...document.querySelectorAll(`${within} [data-heap].linked`)].map((at) => at.getAttribute('data-heap')))].join();
  return { board: marked('#board'), pictures: marked('#why-body') };
});

/**
 * What the style says of an element and all in it.
 * @param {import('playwright-core').Locator} locator
 */
const looks = (locator) => locator.evaluate((at) => [at, ...at.querySelectorAll('*')].map((part) => {
  const { filter, outlineStyle, opacity, stroke, strokeWidth, fill } = getComputedStyle(part);
  return [filter, outlineStyle, opacity, stroke, strokeWidth, fill].join(' ');
}));

onPage('a heap that is pointed at is marked in the picture, and the other way round', {}, async (page) => {
  const opened = page.locator('.more-figures > summary');
  if (await opened.count()) await opened.click();
  for (const heap of ['1', '2', '3']) {
    assert.ok(await page.locator(`#why-body [data-heap="${heap}"]`).count() >= 1, `heap ${heap} is in a picture`);
    await page.locator(`#board [data-heap="${heap}"] .token`).first().hover();
    assert.deepEqual(await linked(page), { board: heap, pictures: heap });
  }
  const row = page.locator('#why-body svg [data-heap="2"]').first();
  await row.locator('text').first().hover();
  assert.deepEqual(await linked(page), { board: '2', pictures: '2' });
  const marked = await looks(row);
  await page.locator('#board [data-heap="1"] .token').first().hover();
  assert.notDeepEqual(await looks(row), marked, 'the mark can be seen');
});

onPage('the heap that the keys choose is marked in the picture', {}, async (page) => {
  await page.locator('#board').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.locator('#move').inputValue(), '2:-1');
  assert.equal((await linked(page)).pictures, '2');
});

onPage('a losing move is called so, and its refutation can be shown', {}, async (page) => {
  await page.getByLabel('Choose a move').selectOption('3:-1');
  await makes(page, () => page.getByRole('button', { name: 'Make this move' }).click());
  const turn = page.locator('#turns .turn-you').first();
  assert.match(await turn.locator('.verdict').innerText(), /gave the win away/);
  const refutation = turn.locator('.refutation');
  assert.equal(await refutation.locator('p').isVisible(), false);
  await refutation.locator('summary').click();
  assert.match(await refutation.locator('p').innerText(), /\d/);
});

for (const [rule, at] of [
  ['misere nim', '3+4+5'], ['take 1-3', '21'], ['fibonacci', '20'], ['kayles', '9+4'], ['wythoff', '5+7'],
  ['moore 2', '2+3+4+5'], ['chomp', '4+4+4'], ['nim & kayles', '5 & 4'], ['mock-turtles', '1+0+1+1'],
]) {
  const address = new URLSearchParams({ rule, at }).toString().replaceAll('+', '_').replaceAll('%2B', '+');
  onPage(`${rule} has a reason, and every picture its words`, { at: `?${address}` }, async (page) => {
    await settled(page);
    assert.equal(await page.locator('#trouble').isVisible(), false);
    assert.match(await page.locator('#why-body .why-headline').innerText(), /\w{3}/);
    assert.match(await page.locator('#why-body .evidence').innerText(), /\w{3}/);
    for (const figure of await page.locator('#why-body figure').all()) {
      assert.match(String(await figure.locator('.twin pre').textContent()), /\S/);
    }
  });
}
