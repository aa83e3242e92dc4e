/** A rule explored: its pattern, heap by heap, pairs, another rule, files, paper. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { go, pageTests } from './support/browser.mjs';
import { addressed, heaps, settled } from './support/game.mjs';

const onPage = pageTests();

/**
 * Types a rule, and waits for what is said of it.
 * @param {import('playwright-core').Page} page
 * @param {string} rule
 * @param {RegExp} words
 */
async function explore(page, rule, words) {
  await page.locator('#explored').fill(rule);
  await page.locator('#explored-note').filter({ hasText: words }).waitFor();
}

/** @param {import('playwright-core').Page} page */
const rows = (page) => page.locator('#explored-rows tbody tr').evaluateAll((all) => all
  .map((row) => [...row.children].map((cell) => cell.textContent)));

onPage('kayles: its values, its period, its proof', { at: '?view=explore&rule=kayles&to=12' }, async (page) => {
  await page.locator('#explored-rows table').waitFor();
  const known = ['0', '1', '2', '3', '1', '4', '3', '2', '1', '4', '2', '6', '4'];
  assert.deepEqual((await rows(page)).map((cells) => cells[2]), known);
  assert.deepEqual((await rows(page)).map((cells) => cells[0]), known.map((_, heap) => String(heap)));
  const pattern = await page.locator('#explored-period').innerText();
  assert.match(pattern, /Proven/);
  assert.match(pattern, /period 12, preperiod 71/);
  assert.match(await page.locator('#explored-note').innerText(), /0\.77/);
  const strip = page.locator('#explored-strip figure');
  assert.match(String(await strip.locator('svg title').first().textContent()), /heaps/);
  assert.match(String(await strip.locator('.twin pre').textContent()), /nim-value +0 +1 +2 +3 +1 +4/);
});

onPage('take 1-3: each heap says who wins, and every winning move', { at: '?view=explore&rule=take_1-3&to=9' }, async (page) => {
  await page.locator('#explored-rows table').waitFor();
  for (const [heap, said, , moves] of await rows(page)) {
    assert.match(String(said), Number(heap) % 4 === 0 ? /loses \(P\)/ : /wins \(N\)/);
    assert.equal(moves === '', Number(heap) % 4 === 0, `the winning moves of ${heap}: ${moves}`);
  }
  await page.locator('#explored-rows').getByRole('link', { name: '9', exact: true }).click();
  await addressed(page, /rule=take_1-3&at=9/);
  await settled(page);
  assert.equal(await heaps(page), '9');
});

onPage('what is not proven is not called a period', { at: '?view=explore&rule=grundy&to=20' }, async (page) => {
  await page.locator('#explored-rows table').waitFor();
  const pattern = await page.locator('#explored-period').innerText();
  assert.match(pattern, /Not proven/);
  assert.doesNotMatch(pattern, /period \d/);
});

onPage('a rule is read while it is typed; one that cannot be read leaves the last one, and says so', { at: '?view=explore&rule=kayles&to=12' }, async (page) => {
  await explore(page, 'take 1-3', /Take 1 to 3/);
  await addressed(page, /rule=take_1-3/);
  await page.locator('#explored').fill('take 3-1');
  const note = page.locator('#explored-note');
  await note.locator('.fault-message').waitFor();
  assert.equal(await page.locator('#explored').getAttribute('aria-invalid'), 'true');
  assert.match(await note.innerText(), /still take 1-3|still `take 1-3`/);
  assert.equal((await rows(page)).length, 13);
  await explore(page, 'take 1-4', /Take 1 to 4/);
  assert.equal(await page.locator('#explored').getAttribute('aria-invalid'), 'false');
  await page.locator('#explored-to').fill('many');
  await note.locator('.fault-message').waitFor();
  assert.equal(await page.locator('#explored-to').getAttribute('aria-invalid'), 'true');
  await page.locator('#explored-to').fill('5');
  await page.waitForFunction(() => document.querySelectorAll('#explored-rows tbody tr').length === 6);
});

onPage('two heaps have a table, in words too', { at: '?view=explore&rule=wythoff' }, async (page) => {
  const grid = page.locator('#explored-grid figure');
  await grid.waitFor();
  assert.equal(await grid.locator('svg').count(), 1);
  assert.match(String(await grid.locator('.twin pre').textContent()), /\d/);
  await explore(page, 'nim', /any number/);
  await page.locator('#explored-pairs').fill('6');
  await addressed(page, /pairs=6/);
  await page.locator('#explored-grid figure').waitFor();
});

onPage('two rules are compared', { at: '?view=explore&rule=kayles&to=12' }, async (page) => {
  const other = page.getByLabel('The other rule');
  const result = page.locator('#compare-result');
  await other.fill('dawson-kayles');
  await page.getByRole('button', { name: 'Compare' }).click();
  await result.filter({ hasText: /first differ at heap 1/ }).waitFor();
  await other.fill('0.77');
  await page.keyboard.press('Enter');
  await result.filter({ hasText: /same rule/ }).waitFor();
  await other.fill('0.7x');
  await page.keyboard.press('Enter');
  await result.locator('.fault-message').waitFor();
  assert.equal(await other.getAttribute('aria-invalid'), 'true');
});

onPage('values and pictures can be kept as files', { at: '?view=explore&rule=kayles&to=12', acceptDownloads: true }, async (page) => {
  await page.locator('#explored-rows table').waitFor();
  const kept = async (/** @type {string | RegExp} */ name) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'), page.locator('#exports').getByRole('button', { name }).click()]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') };
  };
  const csv = await kept('CSV');
  assert.match(csv.name, /\.csv$/);
  assert.match(csv.content, /^5,4/m);
  const bfile = await kept(/b-file/);
  assert.match(bfile.content, /^11 6$/m);
  const json = await kept('JSON');
  assert.match(JSON.stringify(JSON.parse(json.content)), /0,1,2,3,1,4,3,2,1,4,2,6/);
  const strip = await kept(/Strip/);
  assert.match(strip.name, /\.svg$/);
  assert.match(strip.content, /^<svg[^]*<\/svg>\s*$/);
  assert.doesNotMatch(strip.content, /var\(--/, 'the colours stand in the file');
});

onPage('the box answers while long work runs, and long work can be stopped', { at: '?view=explore&rule=0.06&to=12' }, async (page) => {
  await page.locator('#look-further').click();
  const stop = page.locator('#stop-looking');
  await stop.waitFor();
  // The words that the page itself keeps are there at once; the engine answers beside its long work.
  await explore(page, 'take 1-3', /Take 1 to 3/);
  await page.waitForFunction(() => document.querySelectorAll('#explored-rows tbody tr').length === 13);
  assert.equal(await stop.isVisible(), false);
  await explore(page, '0.06', /2 matches/);
  await page.locator('#look-further').click();
  await stop.click();
  await page.locator('#looking').filter({ hasText: /stopped/i }).waitFor();
  assert.equal(await page.locator('#trouble').isVisible(), false);
  assert.equal(await page.locator('#explored-rows tbody tr').count(), 13);
});

onPage('the rule goes along between the views', { at: '?rule=take_1-3&at=21' }, async (page) => {
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.locator('#explored-note').filter({ hasText: /Take 1 to 3/ }).waitFor();
  await explore(page, 'kayles', /1 or 2/);
  await page.getByRole('link', { name: 'Play' }).click();
  await addressed(page, /rule=(kayles|0\.77)/);
  await settled(page);
  assert.match(await page.locator('.lead').innerText(), /1 or 2/);
});

onPage('the game waits while a rule is explored, and leaves the address to it', { at: '?rule=nim&at=3+4+5' }, async (page) => {
  await settled(page);
  await page.keyboard.press('b');
  await page.locator('#turns li').nth(1).waitFor();
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.locator('#explored-rows table').waitFor();
  // By then the program would have moved.
  await page.waitForTimeout(1500);
  assert.match(page.url(), /view=explore/);
  await page.getByRole('link', { name: 'Play' }).click();
  await settled(page);
  assert.match(page.url(), /moves=1:-2\./);
});

onPage('what is explored can be printed, and nothing is cut off', { at: '?view=explore&rule=kayles' }, async (page) => {
  await page.locator('#explored-rows table').waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('#explored-strip svg').isVisible(), true);
  assert.equal(await page.locator('#exports').isVisible(), false);
  const cut = await page.locator('#explored-rows').evaluate((at) => at.scrollHeight > at.clientHeight + 1);
  assert.equal(cut, false, 'every row is on paper');
});

onPage('how far a period was looked for is in the address', { at: '?view=explore&rule=0.16&to=10' }, async (page) => {
  await page.locator('#look-further').click();
  await addressed(page, /far=1600000/);
  await page.locator('#explored-period').filter({ hasText: /period 149459/ }).waitFor();
  await go(page, page.url());
  await page.locator('#explored-period').filter({ hasText: /period 149459/ }).waitFor();
});
