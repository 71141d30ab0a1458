/**
 * Sees each write of a row that stands in no transaction of the app's: what belongs to it, its entry above all, would be written in another
 * one, or never. Dexie loses a transaction where it counts awaits wrongly (src/db/condica-database.ts, 6), and most often both
 * writes succeed, so that no end state tells of it.
 */
import type Dexie from 'dexie';
import type { DBCore, DBCoreMutateRequest, DBCoreTable } from 'dexie';

/** Below all that Dexie itself puts between. */
const LEVEL = -10;
/** Alone by their nature: settings that stand for themselves, and documents as ANAF has them, which never change. */
const ALONE: ReadonlySet<string> = new Set(['kv', 'document', 'transportXml', 'lineWords']);

/** `told` hears a sentence for each. */
export function watchWrites(db: Dexie, told: (sentence: string) => void): void {
  const create = (core: DBCore): Partial<DBCore> => ({
    table: (name) => (ALONE.has(name) ? core.table(name) : watched(core.table(name), name, told)),
  });
  db.use({ stack: 'dbcore', name: 'written apart', level: LEVEL, create });
}

function watched(table: DBCoreTable, name: string, told: (sentence: string) => void): DBCoreTable {
  return {
    ...table,
    mutate: (request) => {
      if (isApart(request)) told(`${name}: a ${request.type} stands in no transaction of its caller's`);
      return table.mutate(request);
    },
  };
}

/** Dexie marks what `transaction()` began. */
function isApart({ trans }: DBCoreMutateRequest): boolean {
  return Reflect.get(trans, '_explicit') !== true && Reflect.get(trans, 'mode') !== 'versionchange';
}
