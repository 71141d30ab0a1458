/**
 * The session's truth: one record, sealed by a non-extractable key, in a database of its own. Tabs and service worker read it.
 *
 * Invariants:
 * 1. There is at most one record. What replaces or removes names the generation it read; it fails where another write or a
 *    sign-out came between, so a late answer neither brings a session back nor ends one that began meanwhile.
 * 2. No await of crypto stands inside a transaction.
 * 3. What is stored is read each time; unsealed is what bears another generation than the record that was unsealed last.
 * 4. A database that lacks a store, as a browser that died or lost files may leave it, is emptied and gets its stores in one upgrade: its
 *    record could be read by nobody.
 */
import { requestResult, transactionDone } from './idb-request';
import { makeSealingKey, type SealedBytes, seal, unseal } from './sealed-box';
import { readSessionRecord, type SessionRecord } from './session-record';

export const SESSION_DATABASE = 'condica-session';
const KEYS = 'key';
const RECORDS = 'record';
const STORES = [KEYS, RECORDS];
const ONLY = 'session';

interface SealedRecord {
  readonly generation: string;
  readonly sealed: SealedBytes;
}

export interface VaultEntry {
  readonly record: SessionRecord;
  /** Names this state of the record. */
  readonly generation: string;
}

export interface SessionVault {
  /** Null: signed out, or the record cannot be read (then it is of no use to anyone). */
  readonly read: () => Promise<VaultEntry | null>;
  /** Puts the record whatever is there: a sign-in. */
  readonly put: (record: SessionRecord) => Promise<void>;
  /** Puts the record in place of the generation read; false where it is there no more. */
  readonly replace: (record: SessionRecord, generation: string) => Promise<boolean>;
  /** Ends the session whatever the record has become: the person signs out. */
  readonly clear: () => Promise<void>;
  /** Takes away the generation read; false where it is there no more, and then nothing changed. */
  readonly remove: (generation: string) => Promise<boolean>;
  /** Closes the connection, so that the database can be deleted. */
  readonly close: () => Promise<void>;
}

export interface VaultPorts {
  readonly indexedDB: IDBFactory;
  readonly crypto: Crypto;
}

export function openSessionVault({ indexedDB, crypto }: VaultPorts): SessionVault {
  let opening: Promise<IDBDatabase> | null = null;
  let last: VaultEntry | null = null;
  const database = () => {
    opening ??= openDatabase(indexedDB, () => {
      opening = null;
    });
    return opening;
  };
  const sealed = async (record: SessionRecord): Promise<SealedRecord> => ({
    generation: crypto.randomUUID(),
    sealed: await seal(crypto, await sealingKey(await database(), crypto), JSON.stringify(record)),
  });
  return {
    read: async () => {
      last = await openRecord(crypto, await database(), last);
      return last;
    },
    put: async (record) => {
      await writeRecord(await database(), await sealed(record), null);
    },
    replace: async (record, generation) => writeRecord(await database(), await sealed(record), generation),
    clear: async () => {
      await writeRecord(await database(), null, null);
    },
    remove: async (generation) => writeRecord(await database(), null, generation),
    close: async () => {
      if (opening !== null) (await opening).close();
      opening = null;
    },
  };
}

/** False where this profile never kept a session: the key outlives every sign-out. */
export async function hasSealingKey(indexedDB: IDBFactory): Promise<boolean> {
  const database = await openDatabase(indexedDB, () => undefined);
  try {
    return (await requestResult(database.transaction(KEYS).objectStore(KEYS).count())) > 0;
  } finally {
    database.close();
  }
}

async function openDatabase(indexedDB: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  const database = await openWhole(indexedDB);
  // Another tab erases the device's data: let it.
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  database.onclose = onClosed;
  return database;
}

/**
 * Made anew under the next version: of tabs that find the same lack at once the first one does it, and the others meet its stores.
 * Deleted and opened again, it would go once more under the tab that was first.
 */
async function openWhole(indexedDB: IDBFactory): Promise<IDBDatabase> {
  const database = await openAt(indexedDB);
  if (STORES.every((store) => database.objectStoreNames.contains(store))) return database;
  database.close();
  return openAt(indexedDB, database.version + 1);
}

/** Without a version: the one that is there. */
function openAt(indexedDB: IDBFactory, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(SESSION_DATABASE, version);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const store of [...result.objectStoreNames]) result.deleteObjectStore(store);
    for (const store of STORES) result.createObjectStore(store);
  };
  return requestResult(request);
}

/** The key is made once; of two tabs that make one at once, the first stored wins for both. */
async function sealingKey(database: IDBDatabase, crypto: Crypto): Promise<CryptoKey> {
  const read = (): Promise<CryptoKey | undefined> =>
    requestResult(database.transaction(KEYS).objectStore(KEYS).get(ONLY));
  const stored = await read();
  if (stored !== undefined) return stored;
  const made = await makeSealingKey(crypto);
  const transaction = database.transaction(KEYS, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(KEYS);
  const done = transactionDone(transaction);
  const there = store.get(ONLY);
  there.onsuccess = () => {
    if (there.result === undefined) store.put(made, ONLY);
  };
  await done;
  return (await read()) ?? made;
}

/** `last`: what was unsealed before; nothing seals another record under its generation. */
async function openRecord(crypto: Crypto, database: IDBDatabase, last: VaultEntry | null): Promise<VaultEntry | null> {
  const transaction = database.transaction([RECORDS, KEYS]);
  const [row, key] = await Promise.all([
    requestResult<SealedRecord | undefined>(transaction.objectStore(RECORDS).get(ONLY)),
    requestResult<CryptoKey | undefined>(transaction.objectStore(KEYS).get(ONLY)),
  ]);
  // A record without its key can be read by nobody.
  if (row === undefined || key === undefined) return null;
  if (row.generation === last?.generation) return last;
  const text = await unseal(crypto, key, row.sealed);
  if (text === null) return null;
  const record = readSessionRecord(JSON.parse(text));
  return record && { record, generation: row.generation };
}

/** A null row takes the record away. False where the expected generation is not there; null expects nothing. */
async function writeRecord(database: IDBDatabase, row: SealedRecord | null, expected: string | null): Promise<boolean> {
  const transaction = database.transaction(RECORDS, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(RECORDS);
  const done = transactionDone(transaction);
  let written = false;
  const there: IDBRequest<SealedRecord | undefined> = store.get(ONLY);
  there.onsuccess = () => {
    written = expected === null || there.result?.generation === expected;
    if (!written) return;
    if (row === null) store.delete(ONLY);
    else store.put(row, ONLY);
  };
  await done;
  return written;
}
