/**
 * The database of an account that the support sees: its name is nobody's, it lives as long as its page, and a page that died leaves one
 * that the next page takes away.
 *
 * Invariant: while a page lives it holds the lock of its database's name.
 */
import { cacheCopyStores } from '@/db/storage/cache-copy-store';
import { eraseDatabase } from '@/sync/session/erase-database';

/** In place of the server's own key; of no host. */
const MARK = '~support-';

export function shownKey(host: string, id: string): string {
  return `${host}${MARK}${id}`;
}

export function erase(name: string): Promise<void> {
  return eraseDatabase({ indexedDB, localStorage, copyStores: cacheCopyStores(globalThis.caches) }, name);
}

/** Until the page is gone. */
export function holdWhileOpen(name: string): void {
  navigator.locks
    .request(name, () => new Promise<never>(() => undefined))
    .catch((error: unknown) => console.warn('The shown database is held by nobody:', error));
}

export async function eraseLeftOver(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.includes(MARK)) continue;
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await erase(name);
    });
  }
}
