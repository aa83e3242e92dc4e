/** Exploring a rule: read while it is typed, heap by heap, kept as files, compared, claims tested. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { go, pageTests } from './support/browser.mjs';
import { addressed } from './support/game.mjs';

const onPage = pageTests();

onPage('a rule is explored while it is typed, and its address opens the same', { at: '?view=explore&rule=take_1-3' }, async (page, { url }) => {
  const period = page.locator('#explored-period');
  assert.match(await period.innerText(), /Proven[^]*period[^]*4/i);
  const row = (/** @type {string} */ size) => page.locator(`#explored-rows tr[data-size="${size}"]`);
  assert.match(await row('8').innerText(), /loses/);
  assert.match(await row('9').innerText(), /wins/);
  await page.locator('#explored').fill('take 3-1');
  await page.locator('#explored-note mark').waitFor();
  assert.match(await page.locator('#explored-note').innerText(), /still.*take 1-3/);
  await page.locator('#explored').fill('kayles');
  await page.locator('#explored-note .rule-words', { hasText: /split/ }).waitFor();
  assert.match(await period.innerText(), /12/);
  assert.match(page.url(), /rule=kayles/);
  const before = await page.locator('#explored-body').innerText();
  await go(page, page.url());
  assert.equal(await page.locator('#explored-body').innerText(), before);
  await page.locator('#explored-rows a').nth(9).click();
  await addressed(page, /view=explore/, false);
  await page.locator('#do-hint:enabled').waitFor();
  assert.equal(await page.locator('#trouble').isVisible(), false);
  assert.ok(page.url().startsWith(url));
});

onPage('files can be kept, and hold what their names say', { at: '?view=explore&rule=take_1-3' }, async (page) => {
  for (const [name, holds] of [['CSV', /\n4,/], ['JSON', /"schema"/], ['b-file (OEIS)', /^5 1$/m], ['Strip (SVG)', /^<svg/]]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'), page.getByRole('button', { name: String(name), exact: true }).click(),
    ]);
    assert.match(await readFile(await download.path(), 'utf8'), /** @type {RegExp} */ (holds), String(name));
    assert.match(download.suggestedFilename(), /\.(csv|json|txt|svg)$/);
  }
});

onPage('two rules are compared', { at: '?view=explore&rule=take_1-3' }, async (page) => {
  await page.locator('#other').fill('take 1-4');
  await page.keyboard.press('Enter');
  await page.locator('#compare-result', { hasText: /differ/ }).waitFor();
  assert.match(await page.locator('#compare-result').innerText(), /4/);
});

onPage('claims are tested, and a false one gets a counterexample', { at: '?view=explore&rule=take_1-3' }, async (page) => {
  await page.locator('#claim-form button[type=submit]').click();
  await page.locator('#claim-result', { hasText: /20/ }).waitFor();
  await page.locator('#claim').fill('outcome_period = a + 2');
  await page.locator('#claim-form button[type=submit]').click();
  await page.locator('#claim-result a').waitFor();
  await page.locator('#claim').fill('outcome_period = = a');
  await page.locator('#claim-form button[type=submit]').click();
  await page.locator('#claim-result .fault').waitFor();
});

onPage('a long search tells how far it is, and can be stopped', { at: '?view=explore&rule=0.16' }, async (page) => {
  await page.locator('#look-further').click();
  await page.locator('#stop-looking').click();
  await page.locator('#looking', { hasText: 'Stopped' }).waitFor();
  await page.locator('#explored').fill('take 1-3');
  await page.locator('#explored-period', { hasText: 'Proven' }).waitFor();
});

for (const lang of ['en', 'zh-Hans', 'zh-Hant']) {
  onPage(`on a telephone in ${lang} all of it fits`, {
    viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, at: `?view=explore&rule=kayles&pairs=9&lang=${lang}`,
  }, async (page) => {
    await page.locator('#explored-grid svg').waitFor();
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    assert.ok(width <= 360, `${width} pixels`);
    const said = await page.locator('#explore').innerText();
    assert.doesNotMatch(said, /\{\s*\$|undefined|page-|NaN/);
    if (lang !== 'en') assert.doesNotMatch(said, /Heap by heap|Winning|Look further|Proven/);
  });
}
