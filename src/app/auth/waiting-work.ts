/**
 * How much unsent work waits on this device, over all accounts, without names. Reads IndexedDB directly: the sign-in page
 * comes without Dexie (its limit is 90 kB of script).
 */

/** Names of the accounts' databases begin so (src/db/database-name.ts). */
const PREFIX = 'condica:';
const STORE = 'outbox';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function countIn(factory: IDBFactory, name: string): Promise<number> {
  const request = factory.open(name);
  // Opened without a version: a database that is gone meanwhile must not be made again.
  request.onupgradeneeded = () => request.transaction?.abort();
  const db = await settled(request);
  db.onversionchange = () => db.close();
  try {
    if (!db.objectStoreNames.contains(STORE)) return 0;
    return await settled(db.transaction(STORE, 'readonly').objectStore(STORE).count());
  } finally {
    db.close();
  }
}

/** A database that is just being erased or upgraded is only not counted. */
function uncounted(error: unknown): number {
  console.warn('Waiting work of one account was not counted:', error);
  return 0;
}

/** 0 where nothing waits, and where the browser does not tell the names of its databases. */
export async function countWaitingWork(factory: IDBFactory): Promise<number> {
  if (typeof factory.databases !== 'function') return 0;
  const names = (await factory.databases()).flatMap(({ name }) => (name?.startsWith(PREFIX) === true ? [name] : []));
  const counts = await Promise.all(names.map((name) => countIn(factory, name).catch(uncounted)));
  return counts.reduce((sum, count) => sum + count, 0);
}
