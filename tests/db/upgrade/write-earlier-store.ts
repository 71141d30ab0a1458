/** Writes a database as an earlier version of the app left it, without this version's code. */
import type { StoreShape } from './version-1';

export interface EarlierStore {
  readonly number: number;
  readonly stores: Readonly<Record<string, StoreShape>>;
  readonly rows: Readonly<Record<string, readonly object[]>>;
}

export function writeEarlierStore(
  indexedDB: IDBFactory,
  name: string,
  { number, stores, rows }: EarlierStore,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, number);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      for (const [store, { keyPath, autoIncrement = false, indexes, unique = [] }] of Object.entries(stores)) {
        const made = request.result.createObjectStore(store, { keyPath: pathOf(keyPath), autoIncrement });
        for (const index of indexes) {
          const label = typeof index === 'string' ? index : `[${index.join('+')}]`;
          made.createIndex(label, pathOf(index), { unique: unique.includes(label) });
        }
        for (const row of rows[store] ?? []) made.add(row);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

function pathOf(path: string | readonly string[]): string | string[] {
  return typeof path === 'string' ? path : [...path];
}
