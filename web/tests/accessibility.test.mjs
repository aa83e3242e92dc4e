/** For everyone: no fault that axe-core knows, in both themes; forced colours; less motion; names. */

import { AxeBuilder } from '@axe-core/playwright';
import assert from 'node:assert/strict';
import { go, pageTests } from './support/browser.mjs';
import { makes, playOut, settled } from './support/game.mjs';

const onPage = pageTests();

/**
 * @param {import('playwright-core').Page} page
 * @param {string} where
 * @param {string[]} [rules] the rules that are tried, if not all
 */
async function holds(page, where, rules) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)} ${nodes[0].failureSummary}`);
  assert.deepEqual(found, [], where);
}

// The themes differ in nothing but colours.
for (const [colorScheme, rules] of /** @type {['dark' | 'light', string[] | undefined][]} */ ([
  ['dark', undefined], ['light', ['color-contrast']],
])) {
  onPage(`axe-core finds nothing in a game by ${colorScheme}`, { colorScheme }, async (page, { url }) => {
    await holds(page, 'the first screen', rules);
    await page.locator('#move').selectOption('3:-5');
    await makes(page, () => page.locator('#make-move').click());
    for (const key of ['h', 'h', 'h', 'e', 'ArrowRight']) await page.keyboard.press(key);
    await page.locator('#turns summary').first().click();
    for (const summary of await page.locator('#why-body summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    await page.locator('#open-setup').click();
    await page.locator('#rule').fill('take 3-1');
    await page.locator('#rule-note .fault').waitFor();
    await holds(page, 'in the game, with all that can be opened', rules);
    await page.locator('#close-setup').click();
    await playOut(page, () => page.keyboard.press('b'));
    await page.locator('#predict').check();
    await page.locator('#do-keys').click();
    await holds(page, 'the keys', rules);
    await go(page, `${url}?rule=nim&at=3+x`);
    await holds(page, 'a fault', rules);
  });

  onPage(`axe-core finds nothing while exploring by ${colorScheme}`, { colorScheme, at: '?view=explore&rule=wythoff' }, async (page, { url }) => {
    await page.locator('#explore svg').first().waitFor();
    await holds(page, 'pairs', rules);
    await go(page, `${url}?view=explore&rule=kayles`);
    await page.locator('#explore svg').first().waitFor();
    await page.locator('#explored').fill('take 3-1');
    await page.locator('#explore .fault').first().waitFor();
    await holds(page, 'a rule and a fault', rules);
  });
}

onPage('axe-core finds nothing in coins and chocolate, and at the end of a game', { at: '?rule=ruler&at=1+0+1' }, async (page, { url }) => {
  await holds(page, 'coins');
  await go(page, `${url}?rule=chomp&at=2+2`);
  await playOut(page, () => page.keyboard.press('b'));
  await holds(page, 'chocolate, the end');
});

onPage('the choice of colours wins over the system, and is remembered', { colorScheme: 'dark' }, async (page) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.querySelector('.why')).backgroundColor);
  const dark = await ground();
  await page.locator('#theme').selectOption('light');
  const light = await ground();
  assert.notEqual(light, dark);
  await page.reload();
  await settled(page);
  assert.equal(await ground(), light);
  await page.locator('#theme').selectOption('auto');
  assert.equal(await ground(), dark);
});

onPage('in forced colours matches, choice and picture are seen', { forcedColors: 'active', at: '?rule=nim&at=3+4' }, async (page) => {
  await settled(page);
  await page.keyboard.press('ArrowRight');
  const seen = await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const look = (at, name, pseudo) => getComputedStyle(document.querySelector(at), pseudo)[name];
    return {
      ground,
      forced: matchMedia('(forced-colors: active)').matches,
      stick: look('#match .match-stick', 'fill'),
      taken: look('#board .token.taken', 'backgroundColor', '::after'),
      edge: look('#board', 'borderTopColor'),
      letters: look('#why-body svg text', 'fill'),
    };
  });
  assert.equal(seen.forced, true);
  for (const part of ['stick', 'taken', 'edge', 'letters']) assert.notEqual(seen[part], seen.ground, part);
});

onPage('nothing moves for whoever wants less motion', { reducedMotion: 'reduce' }, async (page) => {
  const moving = await page.evaluate(() => [...document.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationName } = getComputedStyle(element);
    return animationName !== 'none' || transitionDuration.split(',').some((time) => parseFloat(time) > 0);
  }).length);
  assert.equal(moving, 0);
});

onPage('every control and every heap has a name, and the game is told to those who listen', {}, async (page) => {
  await page.locator('#open-setup').click();
  const nameless = await page.evaluate(() => [...document.querySelectorAll('button, select, input, a, summary')]
    .filter((element) => {
      const { labels } = /** @type {HTMLInputElement} */ (element);
      const label = labels?.length ? labels[0].textContent : '';
      return !(element.getAttribute('aria-label') ?? '').trim() && !element.textContent?.trim() && !label?.trim();
    }).map((element) => element.outerHTML.slice(0, 100)));
  assert.deepEqual(nameless, []);
  assert.match(await page.locator('#board .heap').first().getAttribute('aria-label') ?? '', /Heap 1.*3/);
  assert.equal(await page.locator('#status').getAttribute('role'), 'status');
  await makes(page, () => page.locator('#do-best').click());
  const told = await page.locator('#status').innerText();
  assert.notEqual(told.trim(), '');
  assert.match(told, /heap/i);
});

onPage('twice as large letters leave everything on the page', { viewport: { width: 600, height: 450 } }, async (page) => {
  await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  assert.ok(width <= 600, `${width} pixels`);
});
