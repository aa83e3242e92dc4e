/** A claim about a family of rules: it holds where it was tested, or has a counterexample. */

import assert from 'node:assert/strict';
import { go, pageTests } from './support/browser.mjs';

const onPage = pageTests();

onPage('a true claim holds where it was tested, a false one has a counterexample', { at: '?view=explore&rule=take_1-3' }, async (page) => {
  const result = page.locator('#claim-result');
  const test = page.getByRole('button', { name: 'Test it' });
  await page.getByLabel('Family of rules').fill('take 1-a');
  await page.getByLabel('For', { exact: true }).fill('a=1..6');
  await page.getByLabel('Claim', { exact: true }).fill('outcome_period = a + 1');
  await test.click();
  await result.filter({ hasText: /[Aa]ll 6|6 rules/ }).waitFor();
  await page.getByLabel('Claim', { exact: true }).fill('outcome_period = a + 2');
  await test.click();
  await result.filter({ hasText: /smallest counterexample.*take/ }).waitFor();
  assert.match(await result.innerText(), /does not hold/);
  await page.getByLabel('Claim', { exact: true }).fill('outcome_period = = a');
  await test.click();
  await result.locator('.fault-message').waitFor();
  assert.equal(await page.locator('#claim').getAttribute('aria-invalid'), 'true');
});

onPage('a claim is in the address', { at: '?view=explore&rule=nim&family=take_1-a&for=a%3D1..4&claim=outcome%5Fperiod_%3D_a%2B1' }, async (page, { url }) => {
  const result = page.locator('#claim-result');
  await result.filter({ hasText: /all 4|4 rules/ }).waitFor();
  const here = page.url();
  const said = await result.innerText();
  await go(page, url);
  await go(page, here);
  await result.filter({ hasText: /all 4|4 rules/ }).waitFor();
  assert.equal(await result.innerText(), said);
});

onPage('markup in a claim is shown as text', {}, async (page, { url }) => {
  for (const harm of ['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>']) {
    const filled = ['family', 'for', 'claim'].map((field) => `&${field}=${encodeURIComponent(harm)}`).join('');
    await go(page, `${url}?view=explore&rule=nim${filled}`);
    await page.locator('#claim-result .fault-message').waitFor();
    assert.equal(await page.locator('img, svg[onload]').count(), 0);
  }
});
