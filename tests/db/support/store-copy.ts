/** The rows of every table as data, and a fresh database holding them: a state that many tests can begin from. */
import type { CondicaDatabase } from '@/db/condica-database';
import { openTestDatabase, testProfile } from './test-database';

export type StoreCopy = Readonly<Record<string, readonly unknown[]>>;

export async function copyOf(db: CondicaDatabase): Promise<StoreCopy> {
  const rows = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()] as const));
  return Object.fromEntries(rows);
}

export async function openCopy(copy: StoreCopy): Promise<CondicaDatabase> {
  const db = openTestDatabase(testProfile());
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) await table.bulkAdd([...(copy[table.name] ?? [])]);
  });
  return db;
}
