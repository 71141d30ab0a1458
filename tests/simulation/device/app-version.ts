/**
 * The local database as a version of the app opens it: the shipped one, and versions after it that do not exist yet. Each adds a
 * store and goes through what is there, as real upgrades do (src/db/versions).
 */
import { IDBKeyRange } from 'fake-indexeddb';
import { CondicaDatabase } from '@/db/condica-database';

/** `later`: how many versions after the shipped one. */
export function openAsVersion(name: string, indexedDB: IDBFactory, later: number): CondicaDatabase {
  const db = new CondicaDatabase(name, { indexedDB, IDBKeyRange, cache: 'disabled' });
  for (let version = 1; version <= later; version += 1) {
    const store = `later${version}`;
    db.version(db.verno + 1)
      .stores({ [store]: 'id' })
      .upgrade(async (transaction) => {
        const entries = await transaction.table<{ readonly id: string }>('outbox').toArray();
        await transaction.table(store).bulkPut(entries.map(({ id }) => ({ id })));
      });
  }
  return db;
}
