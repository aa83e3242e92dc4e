/** The explanation beside the game: a picture, its words, a prediction, and what belongs together. */

import assert from 'node:assert/strict';
import { go, pageTests } from './support/browser.mjs';
import { makes, settled } from './support/game.mjs';

const onPage = pageTests();

onPage('each picture has its text, and both name the heaps', {}, async (page) => {
  await page.locator('#why-body .more-figures summary').first().click();
  const figures = page.locator('#why-body .figure');
  const count = await figures.count();
  assert.ok(count >= 2, `${count} pictures`);
  for (const figure of await figures.all()) {
    assert.equal(await figure.locator('svg').count(), 1);
    assert.ok((await figure.locator('svg').boundingBox())?.height, 'the picture is seen');
    await figure.locator('.twin summary').click();
    const twin = figure.locator('.twin pre');
    assert.equal(await twin.isVisible(), true);
    for (const size of ['3', '4', '5']) assert.ok((await twin.innerText()).includes(size), size);
  }
  const named = await page.evaluate(() => [...document.querySelectorAll('#why-body svg')].every((svg) => (
    svg.getAttribute('role') === 'img' && svg.querySelector(':scope > title')?.textContent
      && [...svg.querySelectorAll('[id]')].every(({ id }) => document.querySelectorAll(`[id="${id}"]`).length === 1))));
  assert.equal(named, true, 'each picture has a name, and no id is used twice');
});

onPage('the evidence is named, with its author', {}, async (page) => {
  assert.equal(await page.locator('#why-body .strength').innerText(), 'Proven');
  assert.match(await page.locator('#why-body .evidence').innerText(), /Bouton.*1901/);
});

onPage('pointing at a heap marks its row in the picture, and the other way round', {}, async (page) => {
  const linked = () => page.evaluate(() => [...document.querySelectorAll('.linked')]
    .map((at) => `${at.closest('#board') ? 'board' : at.closest('svg') ? 'picture' : 'other'} ${at.getAttribute('data-heap')}`)
    .filter((name, at, all) => all.indexOf(name) === at).sort());
  assert.deepEqual(await linked(), []);
  for (const heap of ['1', '3']) {
    await page.locator(`#board [data-heap="${heap}"]`).hover();
    assert.deepEqual(await linked(), [`board ${heap}`, `picture ${heap}`]);
  }
  await page.locator('#why-body svg').first().locator('[data-heap="2"] text').first().hover();
  assert.deepEqual(await linked(), ['board 2', 'picture 2']);
  await page.mouse.move(2, 2);
  assert.deepEqual(await linked(), []);
});

onPage('who chooses a heap by keys sees its row as well', {}, async (page) => {
  await page.locator('#board').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.locator('#board .heap.chosen').getAttribute('data-heap'), '2');
  assert.equal(await page.locator('#why-body svg .linked[data-heap="2"]').count() > 0, true);
});

onPage('a prediction comes before the explanation', {}, async (page) => {
  await page.locator('#predict').check();
  assert.equal(await page.locator('#why-body').isVisible(), false);
  assert.equal(await page.locator('#board.lit').count(), 0);
  assert.doesNotMatch(await page.locator('#main').innerText(), /player to move (wins|loses)|you can win|nim-value/i);
  await page.locator('#predict-mover').click();
  assert.match(await page.locator('#predicted').innerText(), /right/);
  assert.equal(await page.locator('#why-body').isVisible(), true);
  // The next position asks anew, and a wrong guess is told.
  await makes(page, () => page.locator('#do-best').click());
  assert.equal(await page.locator('#why-body').isVisible(), false);
  assert.equal((await page.locator('#predicted').innerText()).trim(), '');
  await page.locator('#predict-other').click();
  assert.match(await page.locator('#predicted').innerText(), /wrong/);
  await page.locator('#predict').uncheck();
  assert.equal(await page.locator('#prediction').isVisible(), false);
  assert.equal(await page.locator('#why-body').isVisible(), true);
});

onPage('the choice to predict is remembered, and tells nothing at a new game', { at: '?rule=nim&at=1+4+5' }, async (page, { url }) => {
  assert.equal(await page.locator('#board.lit').count(), 1);
  await page.locator('#predict').check();
  await page.reload();
  await settled(page);
  assert.equal(await page.locator('#why-body').isVisible(), false);
  assert.equal(await page.locator('#board.lit').count(), 0);
  await go(page, `${url}?rule=nim&at=2+2`);
  assert.equal(await page.locator('#why-body').isVisible(), false);
  await page.locator('#predict-other').click();
  assert.match(await page.locator('#predicted').innerText(), /right/);
  assert.equal(await page.locator('#board.lit').count(), 1);
});

onPage('every kind of game is explained in words, with how sure that is', {}, async (page, { url }) => {
  for (const game of ['rule=fibonacci&at=20', 'rule=kayles&at=9+4', 'rule=wythoff&at=5+7', 'rule=moore_2&at=2+3+4+5',
    'rule=chomp&at=4+4+4', 'rule=misere_nim&at=1+1', 'rule=grundy&at=14', 'rule=nim&at=0', 'rule=silver-dollar&at=1+4+9']) {
    await go(page, `${url}?${game}`);
    await settled(page);
    assert.notEqual((await page.locator('#why-body .why-headline').innerText()).trim(), '', game);
    assert.match(await page.locator('#why-body .strength').innerText(), /Proven|Computed/, game);
    for (const svg of await page.locator('#why-body > .figure svg').all()) {
      assert.ok((await svg.boundingBox())?.width, game);
    }
  }
});

onPage('a verdict does not tell what is to be predicted', { at: '?rule=nim&at=3+4+5&vs=friend' }, async (page) => {
  await settled(page);
  await page.locator('#predict').check();
  await page.locator('#predict-mover').click();
  await makes(page, () => page.locator('#do-best').click());
  assert.doesNotMatch(await page.locator('#history, #status').allInnerTexts().then((all) => all.join(' ')), /win/);
  await page.locator('#predict-other').click();
  assert.match(await page.locator('#turns').innerText(), /keeps the win/);
});
