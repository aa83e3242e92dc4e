/** The server, WebAssembly and the program give the same answers; the bundle plays without a connection. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { pageTests, ready } from './support/browser.mjs';
import { heaps, moves, playOut, settled } from './support/game.mjs';
import { NIMM, serve, serveBundle } from './support/sites.mjs';

const onPage = pageTests(serveBundle);

let server;
before(async () => { server = await serve(); });
after(async () => { await server?.close(); });

/** @param {...string} parts */
const nimm = async (...parts) => {
  try {
    return JSON.parse((await promisify(execFile)(NIMM, parts)).stdout);
  } catch (problem) {
    // A question that is refused exits with a code, and says why in JSON, too.
    return JSON.parse(problem.stdout || problem.stderr);
  }
};

onPage('server and WebAssembly answer alike for every named rule, and as the program does', {}, async (page, { t }) => {
  const { rules } = await nimm('rules', '--json');
  assert.ok(rules.length > 50);
  /** @type {{rule: string, position: string}[]} */
  const questions = rules.flatMap(({ name }) => ['5', '2+3'].map((position) => ({ lang: 'en', rule: name, position })));
  const inWorker = await page.evaluate(async (asked) => {
    const { connect } = await import('./transport.js');
    const engine = await connect();
    const replies = [];
    for (const question of asked) replies.push(await engine.call('solve', question));
    return replies;
  }, questions);
  const fromServer = [];
  for (const question of questions) {
    const reply = await page.request.post(`${server.url}api/solve`, { data: question });
    fromServer.push(await reply.json());
  }
  let solved = 0;
  for (const [at, question] of questions.entries()) {
    assert.deepEqual(inWorker[at], fromServer[at], JSON.stringify(question));
    if (!inWorker[at].error) solved += 1;
  }
  assert.ok(solved > rules.length, `${solved} positions fit their rule`);
  for (const [at, { rule, position }] of questions.entries()) {
    if (inWorker[at].error) continue;
    assert.deepEqual(await nimm('solve', rule, position, '--json'), inWorker[at], `${rule} ${position}`);
  }
  t.diagnostic(`${questions.length} questions, ${solved} answers, ${questions.length - solved} refusals, all equal`);
});

onPage('other calls answer alike, too', {}, async (page) => {
  const asked = [
    ['read', { lang: 'zh-Hans', rule: 'kayles' }], ['read', { lang: 'zh-Hant', rule: 'take 3-1' }], ['rules', { lang: 'en' }],
    ['period', { lang: 'en', rule: 'kayles' }], ['explore', { lang: 'en', rule: 'take 1-3' }], ['texts', { lang: 'zh-Hant' }],
    ['play', { lang: 'en', rule: 'nim', position: '3+4+5', moves: ['1:-2'], first: 'you', opponent: 'program', seed: '7', reply: true }],
    ['play', { lang: 'en', rule: 'nim', position: '3', moves: ['1:-9'] }], ['sequence', { lang: 'en', rule: 'kayles' }],
  ];
  const inWorker = await page.evaluate(async (calls) => {
    const { connect } = await import('./transport.js');
    const engine = await connect();
    return Promise.all(calls.map(([name, request]) => engine.call(name, request)));
  }, asked);
  for (const [at, [name, request]] of asked.entries()) {
    const reply = await page.request.post(`${server.url}api/${name}`, { data: request });
    assert.deepEqual(inWorker[at], await reply.json(), String(name));
  }
});

onPage('the bundle plays a whole game, also without a connection', {}, async (page, { context, t }) => {
  const first = await page.evaluate(() => Math.round(performance.now()));
  t.diagnostic(`the first answer of WebAssembly was there within ${first} ms of the beginning of loading`);
  await playOut(page, () => page.keyboard.press('b'));
  assert.match(await page.locator('#turn').innerText(), /you (win|won|have won)/i);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await context.setOffline(true);
  const url = page.url();
  await page.reload();
  await ready(page);
  assert.equal(page.url(), url);
  assert.equal(await page.locator('#turn.over').count(), 1);
  await page.locator('#language').selectOption('zh-Hans');
  await page.locator('html[lang=zh-Hans]').waitFor();
  await page.goto(new URL('?rule=take_1-3&at=21', url).href);
  await settled(page);
  assert.equal(await heaps(page), '21');
  await playOut(page, () => page.keyboard.press('b'));
  assert.ok(moves(page).length > 4);
  assert.notEqual((await page.locator('#report-list').innerText()).trim(), '');
});

onPage('typing is answered while a worker has long work', {}, async (page) => {
  const outcome = await page.evaluate(async () => {
    const { connect } = await import('./transport.js');
    const engine = await connect();
    const controller = new AbortController();
    let progress = 0;
    const long = engine.call('period', { lang: 'en', rule: '0.1023456', to: '10000000' }, {
      long: true, signal: controller.signal, onProgress: () => { progress += 1; },
    }).then(() => 'ended', (/** @type {{kind: string}} */ trouble) => trouble.kind);
    const read = await engine.call('read', { lang: 'en', rule: 'nim' });
    while (progress === 0) await new Promise((done) => { setTimeout(done, 5); });
    controller.abort();
    const again = await engine.call('read', { lang: 'en', rule: 'nim' }, { long: true });
    return { long: await long, same: JSON.stringify(read) === JSON.stringify(again), words: read.words };
  });
  assert.equal(outcome.long, 'stopped');
  assert.equal(outcome.same, true);
  assert.ok(outcome.words);
});

test('the server ends when it is told to', async () => {
  const other = await serve();
  const reply = await fetch(other.url);
  assert.equal(reply.status, 200);
  await other.close();
  await assert.rejects(fetch(other.url));
});
