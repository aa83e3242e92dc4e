// @ts-check
/**
 * The service worker of the static bundle: keeps its files, so that the page works without a
 * connection. `cargo xtask web` writes the two constants; as they are here, nothing is kept.
 */

/** A digest of the files. */
const VERSION = '';
/** The files of the bundle, from the folder of this file. @type {string[]} */
const FILES = [];

const PREFIX = 'nimm-';
const CACHE = PREFIX + VERSION;

const worker = /** @type {any} */ (self);

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    // The browser's own cache could mix two versions.
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
  })());
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  })());
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const folder = new URL('./', worker.location.href).href;
  const { origin, pathname } = new URL(event.request.url);
  const address = origin + pathname;
  if (event.request.method !== 'GET' || !address.startsWith(folder)) return;
  const path = address.slice(folder.length);
  // The page itself is kept without its name: some hosts redirect the name to the folder.
  const file = path === '' || path === 'index.html' ? './' : path;
  if (!FILES.includes(file)) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    return (await cache.match(file)) ?? fetch(event.request);
  })());
});
