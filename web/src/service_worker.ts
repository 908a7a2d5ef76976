// SPDX-License-Identifier: MIT
/// <reference lib="webworker" />
// Keeps the page's files, so that it opens without a network. Files of this version come from the
// cache; everything else (the page itself, the WASM engine) from the network when it answers, else
// from the cache.

declare const __PRECACHE__: { version: string; files: string[] };
declare const self: ServiceWorkerGlobalScope;

export {};

const kCache = `omnidoku-${__PRECACHE__.version}`;
const kAssets = new URL('assets/', self.location.href).href;
/** Files that may be missing: then the page needs its server. */
const kEngine = ['wasm/omnidoku.js', 'wasm/omnidoku.wasm'];

async function install(): Promise<void> {
  const cache = await caches.open(kCache);
  await cache.addAll(__PRECACHE__.files);
  await Promise.all(kEngine.map((file) => cache.add(file).catch(() => undefined)));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('omnidoku-') && name !== kCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(kCache);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept && request.url.startsWith(kAssets)) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const page = request.mode === 'navigate' ? await cache.match('./') : undefined;
    const found = kept ?? page;
    if (found) return found;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const own = new URL(request.url).origin === self.location.origin;
  if (request.method === 'GET' && own) event.respondWith(answer(request));
});
