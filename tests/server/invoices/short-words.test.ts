/** Words of one or two letters in an archive: what no document has is told by a set, what one has is found, whoever wrote it and how. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countArchive, listArchive } from '../../../server/calls/invoices/list-archive';
import type { TenantTransaction } from '../../../server/database/app-database';
import { fillBySql } from '../../bench/archive/fill-by-sql';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';

/** More than are looked at first. */
const ROWS = 6_000;
let database: FilingTestDatabase;
beforeAll(async () => {
  database = await filingTestDatabase();
  await database.asOwner(async (db) => {
    await fillBySql(db, { companyId: 1, rows: ROWS, partners: 40 });
    await fillBySql(db, { companyId: 2, rows: 10, partners: 5 });
  });
}, 120_000);
afterAll(() => database.close());

const found = (text: string, company = 1) =>
  database.asCompany(company, async (tx) => {
    const asked = { companyId: company, page: 0, pageSize: 20, filter: { text } };
    const sort = { by: 'issueDate', direction: 'desc' } as const;
    const { archives } = await listArchive(tx, { ...asked, sort });
    const { count } = await countArchive(tx, company, { text });
    return { listed: archives.length, count };
  });

/** The words of the oldest document, which no look at the newest meets. */
const rename = (haystack: string, company = 1) =>
  database.asOwner((db) =>
    sql`update archive_item set haystack = ${haystack} where (company_id, id) in (
      select company_id, id from archive_item where company_id = ${company} order by issue_date, id limit 1)`.execute(
      db,
    ),
  );

const NONE = { listed: 0, count: 0 };

describe('two letters', () => {
  it('that no document has are nowhere, also beside a word that many have', async () => {
    for (const text of ['zq', 'ß', 'moara zq', 'moara ß', '😀', '😀😀'])
      expect([text, await found(text)]).toEqual([text, NONE]);
  });

  it('that no document has read the archive no further than its first rows', async () => {
    const scans = async (tx: TenantTransaction): Promise<number> => {
      const { rows } = await sql<{ scans: string }>`
        select idx_scan as scans from pg_stat_xact_user_tables where relname = 'archive_item'`.execute(tx);
      return Number(rows[0]?.scans ?? 0);
    };
    const reads = (text: string): Promise<number> =>
      database.asCompany(1, async (tx) => {
        const before = await scans(tx);
        const asked = { companyId: 1, page: 0, pageSize: 20, filter: { text } };
        await listArchive(tx, { ...asked, sort: { by: 'issueDate', direction: 'desc' } });
        return (await scans(tx)) - before;
      });
    await rename('qx-1 unul ro1');
    expect([await reads('zq'), await reads('qx')]).toEqual([1, 3]);
  });

  it('of a document that was written or changed since are found, and no other company’s', async () => {
    await rename('zq-77 cabana ro77');
    expect(await found('zq')).toEqual({ listed: 1, count: 1 });
    expect(await found('zq 7')).toEqual({ listed: 1, count: 1 });
    expect(await found('zq', 2)).toEqual(NONE);
    await database.asOwner((db) =>
      sql`insert into archive_item
        (company_id, id, direction, state, number, issue_date, partner_name, total, haystack, origin, xml_sha256, item)
        select 2, gen_random_uuid(), direction, state, 'ZQ-1', '2020-01-01', 'x', 1, 'zq-1 x ro1', origin, xml_sha256, item
        from archive_item where company_id = 2 limit 1`.execute(db),
    );
    expect(await found('zq', 2)).toEqual({ listed: 1, count: 1 });
  });

  it('that two writers bring at once make neither wait, and stay where one is taken back', async () => {
    const [first, second] = await database.asOwner(async (db) => {
      const rows = await db.selectFrom('archive_item').select('id').where('company_id', '=', 1).limit(2).execute();
      return rows.map(({ id }) => id);
    });
    const write = (tx: TenantTransaction, id = '') =>
      tx
        .updateTable('archive_item')
        .set({ haystack: 'wy-1 doi ro2' })
        .where('company_id', '=', 1)
        .where('id', '=', id)
        .execute();
    const taken = database.asCompany(1, async (tx) => {
      await write(tx, first);
      await database.asCompany(1, (other) => write(other, second));
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await found('wy')).toEqual({ listed: 1, count: 1 });
  });

  it('are kept once by whoever writes them one after the other', async () => {
    const { rows } = await database.asOwner((db) =>
      sql<{
        twice: string;
      }>`select count(*) - count(distinct (company_id, word)) as twice from archive_short_word`.execute(db),
    );
    expect(Number(rows[0]?.twice)).toBe(0);
  });
});
