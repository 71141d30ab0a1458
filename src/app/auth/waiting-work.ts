/**
 * How much unsent work waits on this device, by account: it leaves only for who wrote it. Reads IndexedDB directly: the sign-in
 * page comes without Dexie (its limit is 90 kB of script).
 */
import { accountDatabases } from './account-databases';

const STORE = 'outbox';
const NOTES = 'kv';
/** A note of src/db/storage/database-owner.ts. */
const OWNER = 'owner';

export interface WaitingWork {
  /** Name of the account's database. */
  readonly database: string;
  /** Whose it is; '' where a database of an earlier version does not say. */
  readonly owner: string;
  readonly count: number;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function waitingIn(factory: IDBFactory, name: string): Promise<WaitingWork> {
  const request = factory.open(name);
  // Opened without a version: a database that is gone meanwhile must not be made again.
  request.onupgradeneeded = () => request.transaction?.abort();
  const db = await settled(request);
  db.onversionchange = () => db.close();
  try {
    const read = (store: string) => db.transaction(store, 'readonly').objectStore(store);
    const count = db.objectStoreNames.contains(STORE) ? await settled(read(STORE).count()) : 0;
    const note: unknown = db.objectStoreNames.contains(NOTES) ? await settled(read(NOTES).get(OWNER)) : undefined;
    return { database: name, owner: ownerIn(note), count };
  } finally {
    db.close();
  }
}

function ownerIn(note: unknown): string {
  return typeof note === 'object' && note !== null && 'value' in note && typeof note.value === 'string'
    ? note.value
    : '';
}

/** A database that is just being erased or upgraded is only not counted. */
function uncounted(error: unknown): readonly WaitingWork[] {
  console.warn('Waiting work of one account was not counted:', error);
  return [];
}

/** Accounts with something that waits; none where the browser does not tell the names of its databases. */
export async function waitingWork(factory: IDBFactory): Promise<readonly WaitingWork[]> {
  const names = await accountDatabases(factory);
  const works = names.map((name) => waitingIn(factory, name).then((work) => [work], uncounted));
  return (await Promise.all(works)).flat().filter(({ count }) => count > 0);
}
