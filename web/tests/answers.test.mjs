/** Every call, word for word: the server and the static bundle say the same, with the same order of keys. */

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { pageTests } from './support/browser.mjs';
import { serve, serveBundle } from './support/sites.mjs';

const onPage = pageTests(serveBundle);

/** @type {{url: string, close: () => Promise<void>}} */
let server;
before(async () => { server = await serve(); });
after(async () => { await server?.close(); });

/** @type {[string, object][]} */
const QUESTIONS = [
  ...['en', 'zh-Hans', 'zh-Hant'].flatMap((lang) => /** @type {[string, object][]} */ ([
    ['texts', { lang }], ['rules', { lang }], ['explore', { lang, rule: 'take 1-3', to: 12 }],
    ['explore', { lang, rule: 'wythoff', to: 6 }], ['explore', { lang, rule: 'misere nim', to: 6 }],
    ['read', { lang, rule: 'take 2,3,7' }], ['read', { lang, rule: 'take 3-1' }], ['read', { lang, rule: '<b>火' }],
    ['compare', { lang, rule: 'kayles', other: 'dawson-kayles' }], ['compare', { lang, rule: 'kayles', other: '0.77' }],
    ['solve', { lang, rule: 'nim', position: '3+x' }],
    ['play', { lang, rule: 'nim', position: '3+4+5', moves: ['3:-1'], reply: true, seed: 3 }],
    ['play', { lang, rule: 'nim', position: '3+4+5', moves: ['9:-1'] }],
  ])),
  ['period', { rule: 'kayles' }], ['period', { rule: 'take squares' }], ['period', { rule: 'fibonacci' }],
  ['table', { rule: 'fibonacci', to: 20 }], ['table', { rule: 'wythoff', pairs: 6 }], ['table', { rule: 'lasker', to: 20 }],
  ['sequence', { rule: '0.77', to: 30 }], ['sequence', { rule: '0.77', to: 30, format: 'bfile' }],
  ['sequence', { rule: 'misere 0.77', to: 30, outcomes: true, format: 'csv' }],
  ['solve', { rule: 'nim', position: '10^30+7' }], ['solve', { rule: 'nim', position: '2^200+1' }],
  ['solve', { rule: 'nim & kayles', position: '5 & 4' }], ['solve', { rule: 'misere kayles', position: '3+4+5' }],
  ['explore', { rule: 'take 1-3', to: '<img>' }], ['explore', { rule: 'nim', to: -1 }], ['explore', { rule: 'nim', pairs: 10 ** 9 }],
  ['nothing', {}], ['solve', {}], ['solve', { rule: 3, lang: 'xx' }],
];

/**
 * The replies of the module, as they are.
 * @param {import('playwright-core').Page} page
 * @param {[string, object][]} questions
 * @returns {Promise<string[]>}
 */
const inWorker = (page, questions) => page.evaluate(async (asked) => {
  const { connect } = await import(new URL('transport.js', location.href).href);
  const engine = await connect();
  const said = [];
  for (const [name, request] of asked) said.push(JSON.stringify(await engine.call(name, request)));
  return said;
}, questions);

/**
 * @param {import('playwright-core').Page} page
 * @param {[string, object][]} questions
 */
async function holdsFor(page, questions) {
  const here = await inWorker(page, questions);
  for (const [at, [name, request]] of questions.entries()) {
    const reply = await page.request.post(`${server.url}api/${name}`, { data: request });
    // JSON.parse keeps the order of keys, and no number here is beyond what it can hold.
    assert.equal(here[at], JSON.stringify(await reply.json()), `${name} ${JSON.stringify(request)}`);
  }
  return here;
}

onPage('all calls, in all languages', {}, async (page, { t }) => {
  const said = await holdsFor(page, QUESTIONS);
  const faults = said.filter((text) => 'error' in JSON.parse(text)).length;
  assert.ok(faults >= 12, 'faults are among them');
  t.diagnostic(`${said.length} replies, ${faults} of them faults, all equal`);
});

onPage('a surprise of every named rule, and its solution', {}, async (page, { t }) => {
  const { rules } = await (await page.request.post(`${server.url}api/rules`, { data: {} })).json();
  assert.ok(rules.length >= 60);
  /** @type {[string, object][]} */
  const games = rules.map(({ name }) => ['play', { rule: name, seed: 5 }]);
  const begun = (await holdsFor(page, games)).map((text) => JSON.parse(text));
  assert.deepEqual(begun.filter(({ start }) => typeof start !== 'string'), []);
  await holdsFor(page, begun.map(({ start }, at) => ['solve', { rule: rules[at].name, position: start }]));
  t.diagnostic(`${rules.length} rules`);
});

onPage('an answer for Nim is quick', {}, async (page, { t }) => {
  const milliseconds = await page.evaluate(async () => {
    const { connect } = await import(new URL('transport.js', location.href).href);
    const engine = await connect();
    await engine.call('read', { rule: 'nim' });
    const from = performance.now();
    await engine.call('play', { rule: 'nim', position: '3+4+5' });
    return performance.now() - from;
  });
  t.diagnostic(`WebAssembly answers about 3+4+5 within ${milliseconds.toFixed(1)} ms`);
});
