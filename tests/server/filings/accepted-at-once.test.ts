/** Documents of one company that name each other, accepted by several processes at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishChanges } from '../../../server/database/publish-changes';
import type { Filing } from '../../../server/filings/filing';
import { recordImports } from '../../../server/mailbox/imports/record-imports';
import { accept, DAY, importedFile, issued, send, twice, verdict } from './accepted-documents';
import { type FilingTestDatabase, filingTestDatabase } from './filing-database';
import { archivedItem, FIRST_CIF } from './recorded-upload';

let database: FilingTestDatabase;
const WAIT = { timeout: 10_000, interval: 20 };

beforeAll(async () => {
  database = await filingTestDatabase();
});
afterAll(() => database.close());

const item = ({ invoiceId }: Filing) => archivedItem(database, invoiceId);
const naming = (...numbers: readonly string[]) => ({
  precedingInvoices: numbers.map((number) => ({ number, issueDate: DAY })),
});
// Before: each held its own row and waited for the other's (40P01), told by a note that names both.
it('wait for no row of each other', async () => {
  const pairs: (readonly [Filing, Filing])[] = [];
  for (const at of ['1', '2', '3']) {
    const both = [`A-${at}`, `B-${at}`];
    await accept(database, await issued(database, `N-${at}`, { typeCode: '381', ...naming(...both), lines: twice() }));
    pairs.push([await issued(database, `A-${at}`), await issued(database, `B-${at}`)]);
    pairs.push([
      await issued(database, `C-${at}`, { typeCode: '384', ...naming(`D-${at}`) }),
      await issued(database, `D-${at}`, { typeCode: '384', ...naming(`C-${at}`) }),
    ]);
  }
  const outcomes = await Promise.allSettled(pairs.flat().map((one) => accept(database, one)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  for (const [one, other] of pairs) {
    const isNote = (await item(one)).typeCode === '384';
    for (const filing of [one, other])
      expect(await item(filing)).toMatchObject(isNote ? { correctedBy: [{}] } : { reversed: true });
  }
});

// Before: neither saw the other, and nothing told it later.
it('find each other where an old archive brings the one while the other is accepted', async () => {
  const filed = await issued(database, 'F-2', { typeCode: '381', ...naming('F-1') });
  await send(database, filed);
  const imported = importedFile('F-1');
  const { accepting } = await database.asCompany(1, async (tx) => {
    const [told] = await recordImports(
      { publish: publishChanges, now: Date.now },
      tx,
      { companyId: 1, cif: FIRST_CIF },
      [imported],
    );
    expect(told).toMatchObject({ result: 'added' });
    const accepting = verdict(database, filed);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(tx);
      expect(rows.length).toBeGreaterThan(0);
    }, WAIT);
    return { accepting };
  });
  await accepting;
  const { rows } = await database.asCompany(1, (tx) =>
    sql`select item from archive_item where number = 'F-1'`.execute(tx),
  );
  expect(rows).toMatchObject([{ item: { reversed: true, takenBack: [{ number: 'F-2' }] } }]);
});
