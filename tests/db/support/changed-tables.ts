import type { DBCoreTable } from 'dexie';
import type { CondicaDatabase } from '@/db/condica-database';

/** Each table of the database with some of its requests answered otherwise; from its next opening on. */
export function changeTables(db: CondicaDatabase, change: (table: DBCoreTable) => Partial<DBCoreTable>): void {
  db.use({
    stack: 'dbcore',
    name: 'changed-tables',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return { ...table, ...change(table) };
      },
    }),
  });
}
