/** The server and the static bundle: the same answers, byte for byte, and the same game. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pageTests } from './support/browser.mjs';
import { heaps, makes, playOut, settled } from './support/game.mjs';
import { NIMM, serve, serveBundle } from './support/sites.mjs';

const sites = { server: serve, bundle: serveBundle };

/** Questions beside those about every named rule. @type {[string, object][]} */
const QUESTIONS = [
  ['texts', {}], ['texts', { lang: 'zh-Hant' }], ['rules', {}], ['rules', { lang: 'zh-Hans' }],
  ['read', { rule: 'take 2,3,7' }], ['read', { rule: 'take 3-1', lang: 'zh-Hans' }], ['read', { rule: '<b>' }], ['read', {}],
  ['period', { rule: 'kayles' }], ['period', { rule: 'take squares' }], ['table', { rule: 'fibonacci', to: 20 }],
  ['table', { rule: 'wythoff', pairs: 6 }], ['sequence', { rule: '0.77', to: 30 }],
  ['sequence', { rule: '0.77', to: 30, format: 'bfile' }], ['explore', { rule: 'take 1-3', to: 12, lang: 'zh-Hant' }],
  ['compare', { rule: 'kayles', other: 'dawson-kayles' }],
  ['claim', { family: 'take 1-a', for: 'a=1..4', claim: 'outcome_period = a + 1' }],
  ['solve', { rule: 'nim', position: '10^30+7' }], ['solve', { rule: 'misere nim', position: '3+4+5' }],
  ['solve', { rule: 'nim', position: '3+x' }], ['solve', { rule: 'nim & kayles', position: '5 & 4' }],
  ['play', { rule: 'nim', position: '3+4+5', moves: ['3:-1'], reply: true, seed: 3 }],
  ['play', { rule: 'nim', position: '3+4+5', moves: ['9:-1'] }], ['nothing', {}], ['solve', { rule: 3, lang: 'xx' }],
];

/**
 * What the engine of a page answers.
 * @param {import('playwright-core').Page} page
 * @param {[string, object][]} questions
 * @returns {Promise<any[]>}
 */
const answers = (page, questions) => page.evaluate(async (asked) => {
  const { connect } = await import(new URL('transport.js', location.href).href);
  const engine = await connect();
  const said = [];
  for (const [name, request] of asked) {
    said.push(await engine.call(name, request).catch((/** @type {{kind: string}} */ { kind }) => ({ trouble: kind })));
  }
  return said;
}, questions);

/** A request without a position lets the engine choose one; it is small. */
const starts = (/** @type {string[]} */ rules) => rules.map((rule) => /** @type {[string, object]} */ (['play', { rule, seed: 1 }]));

/** The answers of each site, to be held against each other. @type {Record<string, {solved: [string, object][], said: any[]}>} */
const found = {};

for (const [name, start] of Object.entries(sites)) {
  const onPage = pageTests(start);

  onPage(`${name}: answers about every named rule, and other questions`, {
    allowed: [/^console: Failed to load resource: the server responded with a status of 40[04]/],
  }, async (page) => {
    const [{ rules }] = await answers(page, [['rules', {}]]);
    assert.ok(rules.length >= 60);
    const names = rules.map((/** @type {{name: string}} */ rule) => rule.name);
    const games = await answers(page, starts(names));
    /** @type {[string, object][]} */
    const solved = games.map((game, index) => ['solve', { rule: names[index], position: game.start }]);
    assert.deepEqual(games.filter((game) => typeof game.start !== 'string'), []);
    found[name] = { solved, said: [...games, ...await answers(page, [...solved, ...QUESTIONS])] };
  });

  onPage(`${name}: a game is played`, {}, async (page, { t }) => {
    assert.equal(await page.locator('html').getAttribute('data-engine'), name === 'server' ? 'server' : 'wasm');
    await playOut(page, () => page.keyboard.press('b'));
    assert.match(await page.locator('#turn').innerText(), /you (win|won|have won)/i);
    const milliseconds = await page.evaluate(async () => {
      const { connect } = await import(new URL('transport.js', location.href).href);
      const engine = await connect();
      await engine.call('rules', {});
      const from = performance.now();
      await engine.call('play', { rule: 'nim', position: '3+4+5' });
      return performance.now() - from;
    });
    t.diagnostic(`${name}: an answer for Nim after ${milliseconds.toFixed(1)} ms`);
  });

  onPage(`${name}: the box of rules answers while long work runs`, { at: '?view=explore&rule=grundy&to=12' }, async (page) => {
    await page.locator('#look-further').click();
    await page.locator('#stop-looking').waitFor();
    await page.locator('#explored').fill('take 1-3');
    await page.locator('#explored-note').filter({ hasText: /Take 1 to 3/ }).waitFor();
  });

  onPage(`${name}: a game goes on while a claim is tested`, {
    at: '?view=explore&rule=nim&family=take_a,b,c&for=a=1..30,b=a+1..60,c=b+1..90&claim=outcome_period_%3D_a%2Bb_or_outcome_period_%3D_a%2Bc_or_outcome_period_%3D_b%2Bc',
  }, async (page) => {
    await page.getByRole('link', { name: 'Play' }).click();
    await settled(page);
    await makes(page, () => page.keyboard.press('b'));
    assert.notEqual(await heaps(page), '3+4+5');
  });

  if (name === 'bundle') {
    onPage('the bundle works without a connection once it was opened', {}, async (page, { context }) => {
      await page.evaluate(async () => { await navigator.serviceWorker.ready; });
      await context.setOffline(true);
      await page.reload();
      await settled(page);
      await makes(page, () => page.keyboard.press('b'));
      await page.getByLabel('Language').selectOption('zh-Hans');
      await page.locator('html:lang(zh-Hans)').waitFor();
      assert.match(await page.locator('#turn').innerText(), /[\u4e00-\u9fff]/);
    });
  }
}

const compared = pageTests();

compared('both ways give the same answers', {}, async () => {
  assert.ok(found.server && found.bundle, 'both were asked');
  assert.deepEqual(found.bundle.solved, found.server.solved);
  found.server.said.forEach((said, index) => {
    // The order of the keys is part of it.
    assert.equal(JSON.stringify(found.bundle.said[index]), JSON.stringify(said), `answer ${index}`);
  });
});

compared('nimm solve --json gives the same answers', {}, async () => {
  const { solved, said } = found.server;
  const questions = [...solved, ...QUESTIONS].filter(([name, request]) => name === 'solve' && typeof Object(request).rule === 'string');
  const answersOfPage = [...solved, ...QUESTIONS].map((question, index) => ({ question, answer: said[solved.length + index] }));
  assert.ok(questions.length > 60);
  for (const { question: [name, request], answer } of answersOfPage) {
    const { rule, position } = /** @type {{rule: string, position: string}} */ (request);
    if (name !== 'solve' || answer.error) continue;
    const { stdout } = await promisify(execFile)(NIMM, ['solve', rule, position, '--json']);
    assert.equal(JSON.stringify(JSON.parse(stdout)), JSON.stringify(answer), `${rule} ${position}`);
  }
});
