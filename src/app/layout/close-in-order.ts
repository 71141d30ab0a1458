import type { CondicaDatabase } from '@/db/condica-database';

/**
 * Closes a database that a page is left with, after what still uses it: `works`, read after the parts of the page have had
 * their turn to end, and the writes that those parts began on leaving. Closed under them, these would fail.
 */
export async function closeInOrder(db: CondicaDatabase, works: ReadonlySet<Promise<unknown>>): Promise<void> {
  // React ends the outer part of a page before the parts inside it, all in one step.
  await Promise.resolve();
  await Promise.allSettled(works);
  // The device's data was erased.
  if (!db.isOpen()) return;
  // IndexedDB keeps the order of transactions: this one is let in when all before it are done.
  await db.transaction('rw', db.tables, async () => {
    await db.kv.count();
  });
  db.close();
}
