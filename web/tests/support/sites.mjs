/** The page as it is served: by `nimm serve`, and as files of the static bundle. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = resolve(root, process.env.CARGO_TARGET_DIR || 'target');

/** The program; `cargo build -p nimm-cli` makes it. */
export const NIMM = process.env.NIMM || join(target, 'debug/nimm');

/** The static bundle; `cargo xtask web` makes it. */
const BUNDLE = join(target, 'web');

/** The strictest policy that the page is meant for. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
  + "connect-src 'self'; img-src 'self' data: blob:; worker-src 'self'; base-uri 'none'; "
  + "form-action 'none'; frame-ancestors 'none'";

const KINDS = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json', '.wasm': 'application/wasm',
};

/**
 * Starts `nimm serve`.
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serve() {
  const needed = `build it with \`cargo build -p nimm-cli\`, or name it by NIMM`;
  if (!existsSync(NIMM)) throw new Error(`there is no ${NIMM}: ${needed}`);
  const child = spawn(NIMM, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => child.once('close', done));
  const first = await Promise.race([
    new Promise((done) => createInterface(child.stdout).once('line', done)),
    ended.then(() => { throw new Error('nimm serve ended at once'); }),
  ]);
  const url = /http:\/\/\S+/.exec(String(first))?.[0];
  if (!url) throw new Error(`nimm serve said no address: ${first}`);
  return {
    url: url.endsWith('/') ? url : `${url}/`,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

/**
 * Starts a plain server of files for the static bundle.
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serveBundle() {
  if (!existsSync(join(BUNDLE, 'engine_bg.wasm'))) {
    throw new Error(`there is no bundle in ${BUNDLE}: make it with \`cargo xtask web\``);
  }
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://bundle').pathname));
    const file = join(BUNDLE, path.endsWith('/') ? `${path}index.html` : path);
    try {
      const content = await readFile(file);
      response.writeHead(200, {
        'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream',
        'Content-Security-Policy': POLICY,
      });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
