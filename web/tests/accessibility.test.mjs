/** For readers of screens, in both themes, in forced colours, with little motion. */

import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import { pageTests } from './support/browser.mjs';
import { heaps, makes, moves, playOut, settled } from './support/game.mjs';

const onPage = pageTests();

/**
 * Holds that axe finds nothing.
 * @param {import('playwright-core').Page} page
 * @param {string} where
 */
async function holdsForAxe(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html, failureSummary }) => (
    `${html.slice(0, 160)} ${failureSummary}`)).slice(0, 3).join(' | ')}`);
  assert.deepEqual(found, []);
}

/** What is shown, and how one comes there from the first screen. @type {[string, (page: import('playwright-core').Page) => Promise<unknown>][]} */
const VIEWS = [
  ['the game', async () => {}],
  ['another game', (page) => page.getByRole('button', { name: 'Another game' }).click()],
  ['hints, all moves and more pictures', async (page) => {
    for (const key of ['h', 'h', 'h', 'e']) await page.keyboard.press(key);
    await page.locator('.more-figures > summary').click();
    for (const twin of await page.locator('.twin > summary').all()) await twin.click();
  }],
  ['a prediction', (page) => page.getByLabel('Let me predict first').check()],
  ['the keys', (page) => page.keyboard.press('?')],
  ['the end of a game', async (page) => { await playOut(page, () => page.keyboard.press('b')); }],
];

for (const colorScheme of /** @type {const} */ (['dark', 'light'])) {
  onPage(`axe finds nothing in the game, ${colorScheme}`, { colorScheme }, async (page) => {
    const start = page.url();
    for (const [name, open] of VIEWS) {
      await page.evaluate(() => localStorage.clear());
      await page.goto(start);
      await settled(page);
      await open(page);
      await holdsForAxe(page, name);
    }
  });

  onPage(`axe finds nothing where a link is broken, ${colorScheme}`, { colorScheme, at: '?rule=take_3-1&at=9' }, async (page) => {
    await page.locator('#trouble').waitFor();
    await holdsForAxe(page, 'trouble');
  });

  onPage(`axe finds nothing in what is explored, ${colorScheme}`, { colorScheme, at: '?view=explore&rule=take_1-3&to=12&pairs=4&other=take_1-4' }, async (page) => {
    await page.locator('#explored-rows table').waitFor();
    await page.locator('#compare-result p').first().waitFor();
    await holdsForAxe(page, 'explore');
    await page.locator('#explored').fill('take 3-1');
    await page.locator('#explored[aria-invalid=true]').waitFor();
    await holdsForAxe(page, 'explore, a rule that cannot be read');
  });
}

onPage('a chosen theme stands against that of the system', { colorScheme: 'dark' }, async (page) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).color);
  const night = await ground();
  await page.getByLabel('Colours').selectOption('light');
  assert.notEqual(await ground(), night);
  await holdsForAxe(page, 'day by choice');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByLabel('Colours').selectOption('dark');
  assert.equal(await ground(), night);
  await holdsForAxe(page, 'night by choice');
  await page.reload();
  await settled(page);
  assert.equal(await ground(), night);
  await page.getByLabel('Colours').selectOption('auto');
  assert.notEqual(await ground(), night);
});

onPage('a whole game by names alone, as a screen reader tells them', {}, async (page) => {
  const list = page.getByRole('combobox', { name: 'Choose a move' });
  const make = page.getByRole('button', { name: 'Make this move' });
  const status = page.locator('#status');
  assert.equal(await status.getAttribute('role'), 'status');
  const options = await list.locator('option').allTextContents();
  assert.ok(options.some((words) => /Take 2 from heap 1/.test(words)), options.join());
  const turns = await playOut(page, async () => {
    const before = await status.innerText();
    const [best] = [...(await list.locator('option:not([value=""])').all())];
    await list.selectOption(String(await best.getAttribute('value')));
    await make.click();
    await page.waitForFunction((said) => {
      const now = document.getElementById('status')?.textContent ?? '';
      return now !== '' && now !== said;
    }, before);
  });
  assert.ok(turns >= 3);
  assert.match(await status.innerText(), /won|win|lost|lose/i);
  assert.match(await page.locator('#report').innerText(), /\S/);
});

onPage('a game is made of best moves by names', {}, async (page) => {
  await playOut(page, () => page.getByRole('button', { name: /^Best move/ }).click());
  assert.match(await page.locator('#turn').innerText(), /you (win|won|have won)/i);
});

onPage('every control has a name, and every heap says its size', {}, async (page) => {
  const nameless = await page.evaluate(() => [...document.querySelectorAll('button, select, input, a, summary')]
    .filter((at) => !(at.getAttribute('aria-label') || at.textContent?.trim() || /** @type {any} */ (at).labels?.length))
    .map((at) => at.outerHTML.slice(0, 100)));
  assert.deepEqual(nameless, []);
  const board = page.getByRole('group', { name: 'The heaps' });
  for (const [heap, size] of [[1, 3], [2, 4], [3, 5]]) {
    assert.equal(await board.getByRole('group', { name: new RegExp(`${heap}.*${size}`) }).count(), 1);
  }
});

onPage('the dialog of keys takes the focus, and gives it back', {}, async (page) => {
  const opener = page.getByRole('button', { name: /^Keys/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  assert.equal(await dialog.isVisible(), true);
  assert.equal(await dialog.evaluate((at) => at.contains(document.activeElement)), true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  assert.equal(await opener.evaluate((at) => at === document.activeElement), true);
});

onPage('verdicts are words and signs, not colours alone', {}, async (page) => {
  await page.keyboard.press('e');
  const marked = await page.locator('#move option:not([value=""])').allTextContents();
  assert.equal(marked.length, 12);
  assert.equal(marked.filter((words) => words.startsWith('✓')).length, 1);
  assert.equal(marked.filter((words) => words.startsWith('✗')).length, 11);
  assert.match(await page.locator('#all-list').innerText(), /winning.*losing/);
  await makes(page, () => page.keyboard.press('b'));
  assert.match(await page.locator('#turns .turn-you .verdict').first().innerText(), /\w/);
});

onPage('what is chosen can be seen without colours', { forcedColors: 'active' }, async (page) => {
  await page.keyboard.press('ArrowRight');
  const borders = await page.locator('#board .heap').evaluateAll((all) => all.map((at) => getComputedStyle(at).borderColor));
  assert.notEqual(borders[0], borders[1]);
  const token = await page.locator('.token.taken').first().evaluate((at) => {
    const { content } = getComputedStyle(at, '::after');
    return { content, moved: getComputedStyle(at).transform };
  });
  assert.ok(token.content !== 'none' || token.moved !== 'none');
  await makes(page, () => page.keyboard.press('Enter'));
  assert.equal(moves(page).length, 2);
  await holdsForAxe(page, 'forced colours');
});

onPage('nothing moves for whoever asks for little motion', { reducedMotion: 'reduce' }, async (page) => {
  const moving = () => page.evaluate(() => [...document.querySelectorAll('*')].filter((at) => {
    const { transitionDuration, animationName } = getComputedStyle(at);
    return transitionDuration.split(',').some((time) => parseFloat(time) > 0) || animationName !== 'none';
  }).length + document.getAnimations().length);
  assert.equal(await moving(), 0);
  await page.keyboard.press('ArrowRight');
  assert.equal(await moving(), 0);
  await makes(page, () => page.keyboard.press('Enter'));
  assert.equal(await moving(), 0);
});

onPage('the page can be read at twice the size of text', { viewport: { width: 600, height: 800 } }, async (page) => {
  await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wide <= 0, `${wide} pixels too wide`);
  assert.equal(await heaps(page), '3+4+5');
});
