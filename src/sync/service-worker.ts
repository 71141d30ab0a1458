/**
 * The service worker: the app without network, and the outbox without a tab.
 *
 * Precached files answer every route but the server's own; a `sync` event or a tab's message drains a batch of the outbox.
 */
import { Queue } from 'workbox-background-sync/Queue';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CondicaDatabase } from '@/db/condica-database';
import { callDeadline } from './ports/call-deadline';
import { webLocks } from './ports/lock-port';
import { fillPrecache, type PrecacheEntry } from './precache/fill-precache';
import { sessionCalls } from './session/session-calls';
import { openSessionVault } from './session/session-vault';
import type { BatchPorts } from './worker/drain-batch';
import { runWorker } from './worker/run-worker';
import { FLUSH_MESSAGE, SKIP_WAITING_MESSAGE, VERSION_MESSAGE } from './worker/worker-messages';

declare const self: ServiceWorkerGlobalScope;
/** Given by the build. */
declare const __PRECACHE_MANIFEST__: readonly PrecacheEntry[];
declare const __BUILD__: { readonly version: string; readonly date: string };

/** Answered by the server, with or without the app. */
const SERVER_PATHS = [/^\/api\//, /^\/health$/, /^\/ready$/, /^\/metrics$/, /^\/service-worker\.js$/];
const SHELL = '/index.html';
/** Once: the build puts the list wherever its name stands. */
const FILES = __PRECACHE_MANIFEST__;
const SHELL_IS_BUILT = FILES.some(({ url }) => url === SHELL);

const precache = new PrecacheController();
precache.addToCacheList([...FILES]);
registerRoute(new PrecacheRoute(precache));
self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(precache.activate(event)));
cleanupOutdatedCaches();
// In development nothing is precached, and the development server answers.
if (SHELL_IS_BUILT) {
  registerRoute(new NavigationRoute(precache.createHandlerBoundToURL(SHELL), { denylist: SERVER_PATHS }));
}
clientsClaim();

const ports: BatchPorts = {
  vault: openSessionVault({ indexedDB, crypto }),
  locks: webLocks(navigator.locks),
  indexedDB,
  openDatabase: (name) => new CondicaDatabase(name),
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
  // A worker may import nothing later.
  calls: async () => sessionCalls,
  deadline: callDeadline,
  cookie: cookieReader(),
  hasTabs: async () => (await tabs()).length > 0,
  hasTabInSight: async () => (await tabs()).some(({ visibilityState }) => visibilityState === 'visible'),
};

const worker = runWorker(ports, self.registration.scope);
const queue = new Queue('condica-outbox', { onSync: worker.onSync });

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type;
  if (type === SKIP_WAITING_MESSAGE) event.waitUntil(self.skipWaiting());
  if (type === FLUSH_MESSAGE) event.waitUntil(worker.flush(queue));
  if (type === VERSION_MESSAGE) event.ports[0]?.postMessage(__BUILD__);
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(precache.strategy.cacheName);
  const keyOf = (url: string): string => precache.getCacheKeyForURL(url) ?? url;
  await fillPrecache({ cache, fetch: (request) => fetch(request), entries: FILES, keyOf });
}

function tabs(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Null where workers cannot read cookies. */
function cookieReader(): BatchPorts['cookie'] {
  const store: unknown = Reflect.get(self, 'cookieStore');
  if (typeof store !== 'object' || store === null) return null;
  const get: unknown = Reflect.get(store, 'get');
  if (typeof get !== 'function') return null;
  return async (name) => {
    const cookie: unknown = await Reflect.apply(get, store, [name]);
    if (typeof cookie !== 'object' || cookie === null || !('value' in cookie)) return undefined;
    return decodeURIComponent(String(cookie.value));
  };
}
