/** What an old archive costs in which many documents name many others: one reading of each, and one writing of each row. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishChanges } from '../../../server/database/publish-changes';
import { type ReadFile, recordImports } from '../../../server/mailbox/imports/record-imports';
import { DAY, importedFile } from './accepted-documents';
import { type FilingTestDatabase, filingTestDatabase } from './filing-database';
import { FIRST_CIF } from './recorded-upload';

let database: FilingTestDatabase;
beforeAll(async () => {
  database = await filingTestDatabase();
});
afterAll(() => database.close());

const MANY = 20;

// Before: 100 invoices that 100 notes name took nine minutes of one transaction: each note was read again, and each row written again, for
// each invoice; and while the archive was not counted, each was sought among all that the company's documents name.
it('reads a note once, and writes an invoice once', async () => {
  const numbers = Array.from({ length: MANY }, (_, at) => `A-${at}`);
  const precedingInvoices = numbers.map((number) => ({ number, issueDate: DAY }));
  await imported(numbers.map((number) => importedFile(`N${number}`, { typeCode: '381', precedingInvoices })));
  const { archive_item, document } = await imported(numbers.map((number) => importedFile(number)));
  // With their rows that are looked for by the import itself.
  expect(archive_item.written).toBeLessThanOrEqual(MANY);
  // Before: 400 and 511,140; and 500 looks for a note's bytes, with those of the import itself.
  expect(archive_item.read).toBeLessThan(20 * MANY * MANY);
  expect(document.looks).toBeLessThan(10 * MANY);
  const { rows } = await database.asCompany(1, (tx) =>
    sql`select distinct jsonb_array_length(item -> 'takenBack') as notes from archive_item where number like 'A-%'`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ notes: MANY }]);
});

interface Cost {
  readonly written: number;
  readonly looks: number;
  readonly read: number;
}

/** What its transaction did to the tables, as PostgreSQL counts. */
function imported(files: readonly ReadFile[]) {
  const company = { companyId: 1, cif: FIRST_CIF };
  return database.asCompany(1, async (tx) => {
    await recordImports({ publish: publishChanges, now: Date.now }, tx, company, files);
    const costOf = async (table: string): Promise<Cost> => {
      const { rows } = await sql<Cost>`
        select n_tup_upd::integer as written, (idx_scan + seq_scan)::integer as looks,
          (select sum(pg_stat_get_xact_tuples_returned(indexrelid))::integer from pg_index where indrelid = relid)
            + seq_tup_read::integer as read
        from pg_stat_xact_user_tables where relname = ${table}`.execute(tx);
      const [cost] = rows;
      if (cost === undefined) throw new Error(table);
      return cost;
    };
    return {
      archive_item: await costOf('archive_item'),
      document: await costOf('document'),
    };
  });
}
