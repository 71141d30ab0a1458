/** A database past Dexie: nothing is created, upgraded or mended by looking. */

/** IndexedDB's numbers are ten times Dexie's. */
const PER_VERSION = 10;

/** Null where there is none. Stands in nobody's way (`versionchange`); rejects with the browser's error. */
export function openAsItIs(indexedDB: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let missing = false;
    request.onupgradeneeded = () => {
      missing = true;
      request.transaction?.abort();
    };
    request.onerror = () => (missing ? resolve(null) : reject(request.error));
    request.onsuccess = () => {
      const connection = request.result;
      connection.onversionchange = () => connection.close();
      resolve(connection);
    };
  });
}

/** As Dexie counts. */
export function versionOf({ version }: IDBDatabase): number {
  return Math.floor(version / PER_VERSION);
}

/** Waits for the other tabs to let go; they close on `versionchange`. */
export function deleteDatabase(indexedDB: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
