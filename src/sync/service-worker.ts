/**
 * The service worker: the app without network, and the outbox without a tab.
 *
 * Precached files answer every route but the server's own; a `sync` event or a tab's message drains a batch of the outbox.
 */
import { Queue } from 'workbox-background-sync/Queue';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CondicaDatabase } from '@/db/condica-database';
import { callDeadline } from './ports/call-deadline';
import { webLocks } from './ports/lock-port';
import { sessionCalls } from './session/session-calls';
import { openSessionVault } from './session/session-vault';
import type { BatchPorts } from './worker/drain-batch';
import { runWorker } from './worker/run-worker';
import { FLUSH_MESSAGE, SKIP_WAITING_MESSAGE, VERSION_MESSAGE } from './worker/worker-messages';

declare const self: ServiceWorkerGlobalScope;
/** Given by the build. */
declare const __PRECACHE_MANIFEST__: readonly { readonly url: string; readonly revision: string | null }[];
declare const __BUILD__: { readonly version: string; readonly date: string };

/** Answered by the server, with or without the app. */
const SERVER_PATHS = [/^\/api\//, /^\/health$/, /^\/ready$/, /^\/metrics$/, /^\/service-worker\.js$/];
const SHELL = '/index.html';
const SHELL_IS_BUILT = __PRECACHE_MANIFEST__.some(({ url }) => url === SHELL);

precacheAndRoute([...__PRECACHE_MANIFEST__]);
cleanupOutdatedCaches();
// In development nothing is precached, and the development server answers.
if (SHELL_IS_BUILT) {
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: SERVER_PATHS }));
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
  hasTabs: async () => (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0,
};

const worker = runWorker(ports, self.registration.scope);
const queue = new Queue('condica-outbox', { onSync: worker.onSync });

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type;
  if (type === SKIP_WAITING_MESSAGE) event.waitUntil(self.skipWaiting());
  if (type === FLUSH_MESSAGE) event.waitUntil(worker.flush(queue));
  if (type === VERSION_MESSAGE) event.ports[0]?.postMessage(__BUILD__);
});

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
