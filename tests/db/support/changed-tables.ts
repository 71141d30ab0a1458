import type { DBCoreTable } from 'dexie';
import type { CondicaDatabase } from '@/db/condica-database';

/** Whoever stands above a level asks what is changed there: the app's own parts begin at −2 (src/db/storage/absent-keys.ts). */
const OUTERMOST = 10;
export const INNERMOST = -3;

/** Each table of the database with some of its requests answered otherwise; from its next opening on. */
export function changeTables(
  db: CondicaDatabase,
  change: (table: DBCoreTable) => Partial<DBCoreTable>,
  level = OUTERMOST,
): void {
  db.use({
    stack: 'dbcore',
    name: 'changed-tables',
    level,
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return { ...table, ...change(table) };
      },
    }),
  });
}
