/** Whether the browser has damaged a database: looked at before Dexie opens it, which would make missing stores anew, empty. */
import type { CondicaDatabase } from '../condica-database';
import { openAsItIs, versionOf } from './open-as-it-is';

/** Names of what browsers say of a database that cannot be opened; others are of its surroundings. */
const DAMAGED: ReadonlySet<string> = new Set(['UnknownError', 'DataError', 'NotFoundError']);
/** Chromium fails at times once and opens then. */
const TRIES = 3;

/** `lacks-stores`: some that its version has are gone. An error: it does not open. Null: it is whole, there is none, or a newer app's. */
export type Damage = 'lacks-stores' | Error | null;

export async function damageOf(
  indexedDB: IDBFactory,
  db: Pick<CondicaDatabase, 'name' | 'verno' | 'storesAt'>,
): Promise<Damage> {
  const found = await openPatiently(indexedDB, db.name, TRIES);
  if (found === null || found instanceof Error) return found;
  const { objectStoreNames } = found;
  const version = versionOf(found);
  found.close();
  if (version > db.verno) return null;
  return db.storesAt(version).some((name) => !objectStoreNames.contains(name)) ? 'lacks-stores' : null;
}

/** It is there, whole, and neither to be upgraded nor a newer app's: whoever opens it changes nothing of it. */
export async function isOfThisVersion(
  indexedDB: IDBFactory,
  db: Pick<CondicaDatabase, 'name' | 'verno' | 'storesAt'>,
): Promise<boolean> {
  const found = await openAsItIs(indexedDB, db.name);
  if (found === null) return false;
  const { objectStoreNames } = found;
  const version = versionOf(found);
  found.close();
  return version === db.verno && db.storesAt(version).every((name) => objectStoreNames.contains(name));
}

async function openPatiently(indexedDB: IDBFactory, name: string, tries: number): Promise<IDBDatabase | Error | null> {
  try {
    return await openAsItIs(indexedDB, name);
  } catch (error) {
    if (!(error instanceof Error) || !DAMAGED.has(error.name)) throw error;
    return tries > 1 ? openPatiently(indexedDB, name, tries - 1) : error;
  }
}
