// @ts-check
/**
 * Calls to the engine: to the server that sent the page, or to WebAssembly in workers, as
 * `<html data-engine>` says. Both give the same objects.
 */

/**
 * @typedef {object} Options
 * @property {(done: number) => void} [onProgress] told now and then how far long work got
 * @property {AbortSignal} [signal] ends the call
 * @property {boolean} [long] whether the call may take long, so that others shall not wait for it
 */

/**
 * @typedef {object} Engine
 * @property {(name: string, request: object, options?: Options) => Promise<any>} call
 *   answers a call; what is wrong with a request is part of the answer
 */

/**
 * Why a call has no answer. `stopped`: by its signal. `unreachable`: no connection. `busy`: the server
 * has too much to do. `failed`: the engine broke.
 * @typedef {'stopped' | 'unreachable' | 'busy' | 'failed'} Kind
 */

export class Trouble extends Error {
  /**
   * @param {Kind} kind
   * @param {unknown} [cause]
   */
  constructor(kind, cause) {
    super(cause === undefined ? kind : `${kind}: ${cause}`, { cause });
    this.name = 'Trouble';
    this.kind = kind;
  }
}

/**
 * Whether a call has no answer because its signal ended it.
 * @param {unknown} problem
 */
export function wasStopped(problem) {
  return problem instanceof Trouble && problem.kind === 'stopped';
}

/**
 * The engine of this page.
 * @returns {Promise<Engine>}
 */
export async function connect() {
  return usesWorkers() ? new Workers(await compile('engine_bg.wasm')) : new Server();
}

/**
 * Makes the page work without a connection from now on, where it can. Returns whether it does.
 * @returns {Promise<boolean>}
 */
export async function offline() {
  if (!usesWorkers() || !('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('sw.js');
    return true;
  } catch {
    // A browser that forbids it, or an address without TLS: the page works all the same.
    return false;
  }
}

function usesWorkers() {
  return document.documentElement.dataset.engine === 'wasm';
}

/**
 * Answers that the server gives.
 * @implements {Engine}
 */
class Server {
  /**
   * @param {string} name
   * @param {object} request
   * @param {Options} [options]
   */
  async call(name, request, { onProgress, signal } = {}) {
    try {
      const response = await fetch(`api/${name}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: onProgress ? 'application/x-ndjson' : 'application/json',
        },
        body: JSON.stringify(request),
        signal,
      });
      const { status, headers } = response;
      if (status === 429 || status === 503) throw new Trouble('busy');
      const type = headers.get('Content-Type') ?? '';
      if (status >= 500 || !type.startsWith('application/')) {
        throw new Trouble('failed', `status ${status}`);
      }
      return await (type.startsWith('application/x-ndjson')
        ? lastLine(response, onProgress)
        : response.json());
    } catch (problem) {
      if (problem instanceof Trouble) throw problem;
      if (signal?.aborted) throw new Trouble('stopped');
      throw new Trouble(problem instanceof SyntaxError ? 'failed' : 'unreachable', problem);
    }
  }
}

/**
 * Reads lines of JSON: progress, and the answer at the end.
 * @param {Response} response
 * @param {(done: number) => void} [onProgress]
 */
async function lastLine(response, onProgress) {
  if (!response.body) throw new Trouble('failed', 'an empty answer');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (done ? '\n' : value)).split('\n');
    rest = /** @type {string} */ (lines.pop());
    for (const line of lines.filter((line) => line.trim())) {
      const object = JSON.parse(line);
      const isProgress = Object.keys(object).join() === 'progress';
      if (!isProgress) return object;
      onProgress?.(object.progress);
    }
    if (done) throw new Trouble('failed', 'the answer has no end');
  }
}

/**
 * Answers from two workers, one for long work, so that it holds up nothing else.
 * @implements {Engine}
 */
class Workers {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.quick = new Lane(module);
    this.long = new Lane(module);
  }

  /**
   * @param {string} name
   * @param {object} request
   * @param {Options} [options]
   */
  call(name, request, options = {}) {
    return (options.long ? this.long : this.quick).call(name, request, options);
  }
}

/**
 * @typedef {object} Waiting
 * @property {number} id
 * @property {string} name
 * @property {string} request
 * @property {(done: number) => void} [onProgress]
 * @property {(answer: any) => void} resolve
 * @property {(trouble: Trouble) => void} reject
 */

/** A worker and its calls, one at a time. */
class Lane {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.module = module;
    /** @type {Worker | undefined} */
    this.worker = undefined;
    /** The first one is in the worker, the others wait here. @type {Waiting[]} */
    this.calls = [];
    this.ids = 0;
  }

  /**
   * @param {string} name
   * @param {object} request
   * @param {Options} options
   * @returns {Promise<any>}
   */
  call(name, request, { onProgress, signal }) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(new Trouble('stopped'));
        return;
      }
      const id = ++this.ids;
      const stop = () => this.stop(id);
      signal?.addEventListener('abort', stop, { once: true });
      const over = () => signal?.removeEventListener('abort', stop);
      this.calls.push({
        id,
        name,
        request: JSON.stringify(request),
        onProgress,
        resolve: (answer) => { over(); resolve(answer); },
        reject: (trouble) => { over(); reject(trouble); },
      });
      if (this.calls.length === 1) this.send();
    });
  }

  /** Gives the first call to the worker. */
  send() {
    if (this.calls.length === 0) return;
    const { id, name, request } = this.calls[0];
    this.worker ??= this.start();
    this.worker.postMessage({ id, name, request });
  }

  start() {
    const worker = new Worker('worker.js', { type: 'module' });
    // What a worker sent before it was ended may still arrive.
    const listen = (/** @type {(event: any) => void} */ hear) => (/** @type {Event} */ event) => {
      if (worker === this.worker) hear(event);
    };
    worker.addEventListener('message', listen(({ data }) => this.hear(data)));
    // The script could not be loaded: all other trouble it reports itself.
    worker.addEventListener('error', listen(({ message }) => {
      this.replace(new Trouble('unreachable', message ?? 'no worker'));
    }));
    worker.postMessage({ module: this.module });
    return worker;
  }

  /** @param {{id: number, progress?: number, json?: string, failure?: string}} message */
  hear({ id, progress, json, failure }) {
    const [call] = this.calls;
    if (call?.id !== id) return;
    if (progress !== undefined) {
      call.onProgress?.(progress);
    } else if (json !== undefined) {
      this.calls.shift();
      this.send();
      call.resolve(JSON.parse(json));
    } else {
      this.replace(new Trouble('failed', failure));
    }
  }

  /** @param {number} id */
  stop(id) {
    const at = this.calls.findIndex((call) => call.id === id);
    if (at === 0) this.replace(new Trouble('stopped'));
    else if (at > 0) this.calls.splice(at, 1)[0].reject(new Trouble('stopped'));
  }

  /**
   * Ends the worker with its call; a fresh one goes on with the others.
   * @param {Trouble} trouble
   */
  replace(trouble) {
    this.worker?.terminate();
    this.worker = undefined;
    const call = this.calls.shift();
    this.send();
    call?.reject(trouble);
  }
}

/**
 * Fetches and compiles the module, once for all workers.
 * @param {string} file
 */
async function compile(file) {
  const response = await fetch(file).catch((problem) => { throw new Trouble('unreachable', problem); });
  if (!response.ok) throw new Trouble('unreachable', `status ${response.status}`);
  try {
    const streams = 'compileStreaming' in WebAssembly
      && response.headers.get('Content-Type') === 'application/wasm';
    return await (streams
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (problem) {
    throw new Trouble('failed', problem);
  }
}
