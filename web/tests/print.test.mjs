/** On paper the page is a worksheet: the question and room for the answer, and nothing of the solution. */

import assert from 'node:assert/strict';
import { pageTests } from './support/browser.mjs';
import { makes } from './support/game.mjs';

const onPage = pageTests();

/** What would give the solution of 3+4+5 away, in any language. */
const SOLUTION = /1:-2|you can win|player to move (wins|loses)|winning:|mistake|Take 2 from|only heap 1|Nim-value|Bouton|能赢|能贏|必胜|必勝|先手|后手|後手/i;

/** @param {import('playwright-core').Page} page */
async function showEverything(page) {
  for (const key of ['h', 'h', 'h', 'e']) await page.keyboard.press(key);
  await page.locator('#all-list li').first().waitFor();
}

onPage('the worksheet asks, and does not answer', {}, async (page, { url }) => {
  await showEverything(page);
  assert.match(await page.locator('#play').innerText(), SOLUTION);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  assert.doesNotMatch(paper, SOLUTION);
  assert.match(paper, /Take any number of matches from one heap/);
  assert.match(paper, /Who wins from here\?/);
  assert.match(paper, /Every winning move/);
  assert.match(paper, /Because/);
  assert.ok(paper.includes(url), 'the address leads from the paper to the game');
  assert.equal(await page.locator('#board .match:visible').count(), 12);
  for (const control of ['button:not(.token)', 'select', 'input', 'kbd', '#status', '#hints', '#all']) {
    assert.equal(await page.locator(`${control}:visible`).count(), 0, `${control} on paper`);
  }
});

onPage('a game in progress is printed without its verdicts', {}, async (page) => {
  await page.getByLabel('Choose a move').selectOption('3:-1');
  await makes(page, () => page.getByRole('button', { name: 'Make this move' }).click());
  await page.emulateMedia({ media: 'print' });
  assert.doesNotMatch(await page.locator('body').innerText(), SOLUTION);
});

onPage('a lost position does not glow on paper', { at: '?rule=nim&at=4+4' }, async (page) => {
  const look = () => page.locator('#board').evaluate((board) => {
    const { boxShadow, backgroundColor, borderColor } = getComputedStyle(board);
    const flames = [...board.querySelectorAll('.match')].map((at) => getComputedStyle(at).filter);
    return JSON.stringify([boxShadow, backgroundColor, borderColor, flames]);
  });
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('#board.lit').count(), 1);
  const lit = await look();
  await page.locator('#board').evaluate((board) => board.classList.remove('lit'));
  assert.equal(await look(), lit);
});

for (const lang of ['zh-Hans', 'zh-Hant']) {
  onPage(`the worksheet in ${lang}`, { at: `?lang=${lang}` }, async (page) => {
    await showEverything(page);
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('body').innerText();
    assert.doesNotMatch(paper, SOLUTION);
    assert.match(paper, /[\u4e00-\u9fff]{4}/);
    assert.doesNotMatch(paper, /[A-Za-z]{4,} [A-Za-z]{3,} [A-Za-z]{3,}/);
  });
}

onPage('the paper is light where the screen is dark, and one page', { colorScheme: 'dark' }, async (page) => {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  assert.equal(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1);
  await page.emulateMedia({ media: 'print' });
  const light = await page.evaluate(() => {
    const [red, green, blue] = getComputedStyle(document.body).color.match(/\d+/g)?.map(Number) ?? [];
    return red + green + blue < 300;
  });
  assert.ok(light, 'dark ink');
});

onPage('a rule that is explored prints its tables', { at: '?view=explore&rule=kayles' }, async (page) => {
  await page.locator('#explored-rows table').waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('#explored-rows table').isVisible(), true);
  assert.equal(await page.locator('#explored-strip svg').isVisible(), true);
  const cut = await page.locator('#explored-rows').evaluate((at) => at.scrollHeight > at.clientHeight + 1);
  assert.equal(cut, false, 'no row is cut off');
});
