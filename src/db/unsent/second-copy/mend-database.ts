/**
 * A database that the browser has damaged: it does not open, or lacks stores that its version has.
 *
 *   looked at (storage/damage.ts) ─ whole, or none ─► opened by Dexie
 *      └ damaged ─► what can be read goes into the second copy, with what a server had confirmed last (confirmed-items.ts)
 *                  ─► deleted ─► new, begun with the copy; the pull brings the rest
 *
 * Invariant: nothing is deleted whose unsent work does not stand in the copy; without one the damage is the caller's to tell.
 */
import type { OutboxEntry } from '../../outbox/outbox-entry';
import type { CopyStore } from '../../storage/copy-store';
import { deleteDatabase, openAsItIs } from '../../storage/open-as-it-is';
import { confirmedItems } from './confirmed-items';
import { COPIED_STORES, type Item, isCopied, nameOf } from './copied-stores';
import { copyFileText } from './copy-file';
import type { ReadOne } from './document-items';
import { namedFiles, noteOfConfirmed } from './named-files';
import { readCopy } from './read-copy';

export interface MendPorts {
  readonly indexedDB: IDBFactory;
  readonly store: CopyStore;
}

/** To be called where the database is damaged and not open yet. Rejects where nothing stands in for it: then it is as it was. */
export async function mendDatabase(name: string, damage: 'lacks-stores' | Error, ports: MendPorts): Promise<void> {
  const { indexedDB, store } = ports;
  const found = damage === 'lacks-stores' ? await openAsItIs(indexedDB, name) : null;
  if (found !== null) {
    await saveLeft(store, await readLeft(found), (name, key) => readOne(found, name, key));
    found.close();
  }
  if ((await store.files()).length === 0) {
    if (damage !== 'lacks-stores') throw damage;
    throw new Error('The local database lacks stores, and there is no second copy.');
  }
  console.warn('The local database is damaged and is made anew from its second copy and the server:', damage);
  await deleteDatabase(indexedDB, name);
}

/** All rows, by store; a store that cannot be read is not among them. */
async function readLeft(connection: IDBDatabase): Promise<ReadonlyMap<string, readonly Item[]>> {
  const left = new Map<string, readonly Item[]>();
  for (const name of COPIED_STORES) {
    const items = await readStore(connection, name).catch(() => null);
    if (items !== null) left.set(name, items);
  }
  return left;
}

async function readStore(connection: IDBDatabase, name: string): Promise<readonly Item[]> {
  const store = connection.transaction(name).objectStore(name);
  const [keys, rows] = await Promise.all([ended(store.getAllKeys()), ended<unknown[]>(store.getAll())]);
  return rows.flatMap((row, place): Item[] => {
    const key = keys[place];
    const isKey = typeof key === 'string' || typeof key === 'number';
    return isKey && typeof row === 'object' && row !== null ? [[name, key, row]] : [];
  });
}

async function readOne(connection: IDBDatabase, ...[name, key]: Parameters<ReadOne>): Promise<unknown> {
  const asked = typeof key === 'string' ? key : [...key];
  return ended<unknown>(connection.transaction(name).objectStore(name).get(asked));
}

/** What was read stands for its store; of the others the copy says what it said. Where there is no room for more, what is unsent alone. */
async function saveLeft(store: CopyStore, left: ReadonlyMap<string, readonly Item[]>, read: ReadOne): Promise<void> {
  const copied = (await readCopy(store))?.items ?? [];
  const own = [...left.values()].flatMap((items) => items.filter(([name, , row]) => isCopied(name, row)));
  const changed = [...copied.filter(([name]) => !left.has(name)), ...own];
  const unsent = [...changed, ...filesNamedBy(changed, left)];
  const confirmed = await confirmedItems(left, unsent, read);
  await writeAnew(store, [...confirmed, ...unsent]).catch((error: unknown) => {
    if (confirmed.length === 0) throw error;
    return writeAnew(store, unsent);
  });
}

/** The contents of files that changes which wait name: they come before what is confirmed and may find no room. */
function filesNamedBy(changed: readonly Item[], left: ReadonlyMap<string, readonly Item[]>): readonly Item[] {
  // The store holds entries as src/db wrote them.
  const files = namedFiles(changed.flatMap(([name, , row]) => (name === 'outbox' ? [row as OutboxEntry] : [])));
  const notes = new Set<unknown>(changed.flatMap(([name, key]) => (name === 'kv' ? [key] : [])));
  return [...left.values()]
    .flat()
    .filter(([name, key, row]) => files.has(nameOf([name, key])) && notes.has(noteOfConfirmed(row)));
}

/** Of two that name the same the later. */
async function writeAnew(store: CopyStore, items: readonly Item[]): Promise<void> {
  const named = new Map(items.map((item) => [nameOf([item[0], item[1]]), item]));
  const put = [...named.values()].map(([name, key, row]) => ({ key: [name, key] as const, text: JSON.stringify(row) }));
  const file = 2 + ((await store.files()).at(-1) ?? 0);
  await store.write(file, copyFileText({ put, gone: [], since: file }));
}

function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
