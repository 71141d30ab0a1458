/**
 * ArchiveList, ArchiveListCount and ArchiveGetAllClientFromInvoice over an archive of a million documents, in the product's PostgreSQL as
 * the serving role, under row-level security. The last column counts sequential scans of the archive while it was measured.
 * Run: `npx tsx tests/bench/archive-calls.bench.ts [rows]`; prints one table.
 */
import { sql } from 'kysely';
import { type ArchivePage, countArchive, listArchive } from '../../server/calls/invoices/list-archive';
import { listPartners } from '../../server/calls/invoices/list-partners';
import type { AppDatabase, TenantTransaction } from '../../server/database/app-database';
import { asUser } from '../../server/database/as-user';
import { embeddedFilingDatabase } from '../server/filings/filing-database';
import { fillBySql, withoutIndexes } from './archive/fill-by-sql';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const ROWS = Number(process.argv[2] ?? 1_000_000);
const PARTNERS = 5_000;
const RUNS = 40;
const USER = 1;
const COMPANY = 1;
const SIZE = 50;
/** Of the rows that belong to another company. */
const BESIDE = 5;

const database = await embeddedFilingDatabase();
const rows: Row[] = [];
try {
  const fillMs = await timed(fill);
  await measureAll(database.app);
  printTable({
    title: `Calls on an archive of ${ROWS.toLocaleString('en')} documents, in PostgreSQL`,
    head: ['measured', 'runs', 'p50', 'p99', 'sequential scans'],
    rows,
    foot: [
      `${PARTNERS.toLocaleString('en')} partners, another company with a fifth as many documents beside; filled with its indexes in ${ms(fillMs)}.`,
      'p99 of so few runs is the worst one.',
    ],
  });
} finally {
  await database.close();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function fill(): Promise<void> {
  return database.asOwner(async (db) => {
    await db.insertInto('app_user').values({ email: 'a@b.ro', email_key: 'a@b.ro', password_hash: 'x' }).execute();
    await db.insertInto('company_authorization').values({ company_id: COMPANY, user_id: USER }).execute();
    await withoutIndexes(db, async () => {
      await fillBySql(db, { companyId: COMPANY, rows: ROWS, partners: PARTNERS });
      await fillBySql(db, { companyId: 2, rows: ROWS / BESIDE, partners: PARTNERS });
      await sql`update archive_item set haystack = haystack || ' qx' where (company_id, id) in (
        select company_id, id from archive_item where company_id = ${COMPANY} order by issue_date, id limit 1)`.execute(
        db,
      );
    });
  });
}

async function scans(): Promise<number> {
  const { rows: found } = await database.asOwner((db) =>
    sql<{ scans: string }>`select seq_scan as scans from pg_stat_user_tables where relname = 'archive_item'`.execute(
      db,
    ),
  );
  return Number(found[0]?.scans ?? 0);
}

/** Statistics of a session are told a second after it was last busy. */
function told(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_500));
}

async function measure(name: string, app: AppDatabase, work: (tx: TenantTransaction, run: number) => Promise<unknown>) {
  await told();
  const before = await scans();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timed(() => asUser(app, USER, (tx) => work(tx, run))));
  await told();
  const { runs, median, worst } = spread(times);
  rows.push([name, String(runs), ms(median), ms(worst), String((await scans()) - before)]);
}

async function measureAll(app: AppDatabase): Promise<void> {
  const asked = (more: Partial<ArchivePage>): ArchivePage => ({
    ...{ companyId: COMPANY, filter: { direction: 'out' as const }, page: 0, pageSize: SIZE },
    sort: { by: 'issueDate', direction: 'desc' },
    ...more,
  });
  const list = (name: string, more: (run: number) => Partial<ArchivePage>) =>
    measure(name, app, (tx, run) => listArchive(tx, asked(more(run))));
  const found =
    (text: (run: number) => string, state = '') =>
    (run: number) => ({
      filter: { direction: 'out' as const, text: text(run), state },
    });
  await list(`ArchiveList: first page, ${SIZE} rows`, () => ({}));
  await list('  by number, by partner, by total', (run) => ({
    sort: { by: (['number', 'partnerName', 'total'] as const)[run % 3] ?? 'number', direction: 'asc' },
  }));
  await list('  only rejected', () => ({ filter: { direction: 'out', state: 'rejected' } }));
  await list(
    '  a word that one document has',
    found((run) => `arh-${String(1 + run * 999).padStart(7, '0')}`),
  );
  await list(
    '  a word that no document has',
    found((run) => `zzq${run}`),
  );
  await list(
    '  part of a fiscal code and part of a name',
    found((run) => `ro10${String(run).padStart(3, '0')} moara`),
  );
  await list(
    '  a word of a seventh of all',
    found(() => 'brutaria'),
  );
  await list(
    '  two letters that no document has',
    found(() => 'zq'),
  );
  await list(
    '  two letters that one document has',
    found(() => 'qx'),
  );
  await list(
    '  a word of a seventh of all, only rejected',
    found(() => 'brutaria', 'rejected'),
  );
  await list(`  page by offset, row ${(ROWS / 4).toLocaleString('en')}`, () => ({ page: ROWS / 4 / SIZE }));
  await list('  the page after a row, anywhere', (run) => ({
    after: { value: `202${1 + (run % 5)}-06-15`, id: '80000000-0000-4000-8000-000000000000' },
  }));
  const count = (name: string, filter: ArchivePage['filter']) =>
    measure(name, app, (tx) => countArchive(tx, COMPANY, filter));
  await count('ArchiveListCount: all', {});
  await count('  issued', { direction: 'out' });
  await count('  a month', { issuedFrom: '2024-03-01', issuedTo: '2024-03-31' });
  await count('  a word that one document has, counted', { text: 'fct-0000999' });
  await count('  a word of a seventh of all, counted', { text: 'brutaria' });
  await count('  two letters that no document has, counted', { text: 'zq' });
  const partners = (name: string, text: (run: number) => string) =>
    measure(name, app, (tx, run) => listPartners(tx, COMPANY, text(run)));
  await partners('ArchiveGetAllClientFromInvoice: without a text', () => '');
  await partners('  a word of many', () => 'ferma');
  await partners('  a code of one', (run) => `RO${10_000_000 + run * 37}`);
}
