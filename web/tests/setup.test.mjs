/** Another game: the rule is read while it is typed, and long work holds nothing up. */

import assert from 'node:assert/strict';
import { pageTests } from './support/browser.mjs';
import { addressed, heaps, makes, moves, settled } from './support/game.mjs';

const onPage = pageTests();

onPage('the rule is read aloud while it is typed, with the place of a fault', {}, async (page) => {
  await page.locator('#open-setup').click();
  assert.equal(await page.locator('#open-setup').getAttribute('aria-expanded'), 'true');
  const note = page.locator('#rule-note');
  for (const [typed, said] of [
    ['take 1-3', /1.*3/], ['fibonacci', /twice/], ['misere nim', /loses/], ['0.77', /split|two heaps/], ['take squares', /square/],
  ]) {
    await page.locator('#rule').fill(String(typed));
    await page.waitForFunction((pattern) => new RegExp(pattern).test(
      document.querySelector('#rule-note')?.textContent ?? ''), /** @type {RegExp} */ (said).source);
  }
  for (const [typed, place] of [['take 1-3,5x', 'x'], ['take 3-1', '3-1'], ['nmi', 'nmi'], ['take 🎲', '🎲'], ['取 1-3', '取']]) {
    await page.locator('#rule').fill(typed);
    await note.locator('mark', { hasText: place }).waitFor();
    assert.equal(await note.locator('.fault p').count() >= 3, true, `${typed}: what is expected, and a remedy`);
  }
  // The game on the table is untouched.
  assert.equal(await heaps(page), '3+4+5');
});

onPage('another game is begun by keys, and played', {}, async (page) => {
  await page.locator('#open-setup').click();
  await page.locator('#rule').fill('take 1-3');
  await page.locator('#position').fill('21');
  await page.keyboard.press('Enter');
  await addressed(page, /rule=take_1-3&at=21/);
  assert.equal(await page.locator('#setup').isVisible(), false);
  assert.equal(await heaps(page), '21');
  await makes(page, () => page.keyboard.press('b'));
  assert.equal(moves(page)[0], '1:-1');
});

onPage('heaps that do not fit are said where they are typed, and the game goes on', {}, async (page) => {
  await page.locator('#open-setup').click();
  for (const [rule, position] of [['nim', '3+-4'], ['wythoff', '3'], ['nim', '1.5'], ['ruler', '1+2']]) {
    await page.locator('#rule').fill(rule);
    await page.locator('#position').fill(position);
    await page.locator('#setup .primary').click();
    await page.locator('#position-note .fault').waitFor();
    assert.equal(await page.locator('#position').getAttribute('aria-invalid'), 'true');
    assert.equal(await page.locator('#rule').getAttribute('aria-invalid'), 'false');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'position');
  }
  assert.equal(await heaps(page), '3+4+5');
  assert.equal(await page.locator('#trouble').isVisible(), false);
  await page.locator('#close-setup').click();
  await makes(page, () => page.keyboard.press('b'));
});

onPage('no heaps are a surprise, in which the mover can be any', {}, async (page) => {
  await page.locator('#open-setup').click();
  await page.locator('#rule').fill('kayles');
  await page.locator('#position').fill('');
  await page.locator('#setup .primary').click();
  await addressed(page, /at=3\+4\+5$/, false);
  await settled(page);
  assert.match(await heaps(page), /^\d+(\+\d+)*$/);
});

onPage('each well-known game begins, in its own words', {}, async (page) => {
  await page.locator('#open-setup').click();
  const presets = page.locator('#presets a');
  const count = await presets.count();
  assert.ok(count >= 8);
  const words = new Set();
  for (let at = 0; at < count; at += 1) {
    if (!await page.locator('#setup').isVisible()) await page.locator('#open-setup').click();
    const before = page.url();
    await presets.nth(at).click();
    if (at > 0) await page.waitForFunction((known) => location.href !== known, before);
    await settled(page);
    assert.equal(await page.locator('#trouble').isVisible(), false);
    words.add(await page.locator('.lead').innerText());
  }
  assert.equal(words.size, count, 'no two games read the same');
});

onPage('a move can be typed where there are too many to list', { at: '?rule=nim&at=1000000+3' }, async (page) => {
  await page.locator('#typed-move').fill('1:-0');
  await page.keyboard.press('Enter');
  await page.locator('#typed-note .fault').waitFor();
  assert.deepEqual(moves(page), []);
  await page.locator('#typed-move').fill('1:-999997');
  await makes(page, () => page.keyboard.press('Enter'));
  assert.equal(moves(page)[0], '1:-999997');
  assert.equal(moves(page).length, 2);
});

onPage('typing is answered while long work goes on', {}, async (page, { t }) => {
  const long = page.evaluate(() => new Promise((done) => {
    const controller = new AbortController();
    window.addEventListener('enough', () => { controller.abort(); done('stopped'); });
    fetch('api/period', {
      method: 'POST', signal: controller.signal, headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lang: 'en', rule: '0.1023456', to: '10000000' }),
    }).then(() => done('ended'), () => done('stopped'));
  }));
  await page.locator('#open-setup').click();
  await page.locator('#rule').fill('take 1-3');
  await page.locator('#rule-note', { hasText: /1.*3/ }).waitFor();
  await page.locator('#rule').fill('take 3-1');
  await page.locator('#rule-note mark').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('enough')));
  assert.equal(await long, 'stopped', 'the long work had not ended before');
  t.diagnostic('the long work went on while two rules were read');
});
