import Dexie, { type Table } from 'dexie';
import type { CondicaDatabase } from '../condica-database';

/**
 * Readings of one moment: `ask` asks for all of them before it gives anything back. The stores are free as soon as the storage has
 * answered, not when the page comes to hear it (short-readings.ts); within a transaction, when that ends.
 */
export function readTogether<R>(db: CondicaDatabase, tables: readonly Table[], ask: () => Promise<R>): Promise<R> {
  const isWithin = Dexie.currentTransaction !== null;
  return db.transaction('r', [...tables], ({ idbtrans }) => {
    const answers = ask();
    if (!isWithin) idbtrans.commit();
    return answers;
  });
}
