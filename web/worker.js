// @ts-check
/**
 * The engine in a worker. The first message is `{module}`, the compiled module; each other one is
 * `{id, name, request}`, a call with the text of its request. It is answered with `{id, progress}`
 * now and then and `{id, json}`, a text, or with `{id, failure}`: then the engine is broken, and the
 * worker has to be replaced.
 */

import init, { call } from './engine.js';

/** Milliseconds from one message about progress to the next. */
const PAUSE = 50;

/** @type {Promise<unknown> | undefined} */
let ready;

/** @param {MessageEvent<{module?: WebAssembly.Module, id: number, name: string, request: string}>} event */
async function answer({ data: { module, id, name, request } }) {
  if (module) {
    ready = init({ module_or_path: module });
    // Whoever calls is told of a failure.
    ready.catch(() => {});
    return;
  }
  try {
    await ready;
    let last = performance.now();
    const json = call(name, request, {
      tell(progress) {
        const now = performance.now();
        if (now - last < PAUSE) return;
        last = now;
        postMessage({ id, progress });
      },
    });
    postMessage({ id, json });
  } catch (problem) {
    postMessage({ id, failure: String(problem) });
  }
}

addEventListener('message', answer);
