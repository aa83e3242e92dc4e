/** The game for those who listen: by names and words alone. */

import AxeBuilder from '@axe-core/playwright';
import assert from 'node:assert/strict';
import { pageTests } from './support/browser.mjs';
import { makes, playOut } from './support/game.mjs';

const onPage = pageTests();

onPage('a whole game by names, and each turn is told', {}, async (page) => {
  const list = page.getByRole('combobox', { name: 'Choose a move' });
  const make = page.getByRole('button', { name: 'Make this move' });
  const status = page.locator('#status[role=status]');
  const words = await list.locator('option').allTextContents();
  assert.ok(words.some((said) => /Take 2 from heap 1/.test(said)), words.join());
  const turns = await playOut(page, async () => {
    const before = await status.innerText();
    await list.selectOption(String(await list.locator('option:not([value=""])').first().getAttribute('value')));
    await make.click();
    await page.waitForFunction((said) => {
      const now = document.getElementById('status')?.textContent ?? '';
      return now !== '' && now !== said;
    }, before);
  });
  assert.ok(turns >= 3, `${turns} turns`);
  assert.match(await status.innerText(), /\b(won|wins?|lost|loses?)\b/i);
  assert.match(await page.getByRole('region', { name: 'The report' }).innerText(), /\w{3}/);
});

onPage('verdicts are words and signs, not colours alone', {}, async (page) => {
  await page.getByRole('button', { name: /^Show all/ }).click();
  const marked = await page.locator('#move option:not([value=""])').allTextContents();
  assert.equal(marked.filter((said) => said.startsWith('✓')).length, 1);
  assert.equal(marked.filter((said) => said.startsWith('✗')).length, 11);
  assert.match(await page.getByRole('region', { name: 'All moves' }).innerText(), /winning.*losing/);
  await makes(page, () => page.getByRole('button', { name: /^Best move/ }).click());
  assert.match(await page.locator('#turns .turn-you .verdict').innerText(), /\w{3}/);
});

onPage('the dialog of keys takes the focus, and gives it back', {}, async (page) => {
  const opener = page.getByRole('button', { name: /^Keys/ });
  const focused = (/** @type {import('playwright-core').Locator} */ at) => at.evaluate((element) => element.contains(document.activeElement));
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  assert.equal(await focused(dialog), true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  assert.equal(await focused(opener), true);
  await page.getByRole('checkbox', { name: 'Let me predict first' }).focus();
  await page.keyboard.press('?');
  assert.equal(await focused(dialog), true);
  await page.keyboard.press('Escape');
  assert.equal(await focused(page.getByRole('checkbox', { name: 'Let me predict first' })), true);
});

for (const colorScheme of /** @type {const} */ (['dark', 'light'])) {
  onPage(`a chosen theme against that of the system can be read, ${colorScheme}`, { colorScheme }, async (page) => {
    await page.getByLabel('Colours').selectOption(colorScheme === 'dark' ? 'light' : 'dark');
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    assert.deepEqual(violations.map(({ nodes }) => nodes.map(({ html }) => html.slice(0, 100))), []);
  });
}
