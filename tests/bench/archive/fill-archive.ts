/**
 * Fills the archive of the demo company that opens first: copies of its accepted invoices with ids, numbers, days and hashes of their own,
 * written by the server's own row and stream writers, many at once. What is left out: the documents' bytes and the filings,
 * which neither the list nor the pull reads.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import { publishChanges } from '../../../server/database/publish-changes';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { archiveRow } from '../../../server/filings/archive-columns';
import type { Tables } from '../../../server/tables';
import { fillLineWords } from './fill-line-words';
import { withOwner } from './owner-database';

const BATCH_ROWS = 2_000;
/** One in so many was rejected, so that a filter has something to find. */
const REJECTED_EVERY = 50;
const DAYS = 5 * 365;
const DAY_MS = 86_400_000;
const LONGEST_FILLING_MS = 120_000;

/** The app opens the first company by name. */
const COMPANY = [...DEMO_COMPANIES].sort((a, b) => (a.name < b.name ? -1 : 1))[0];

export interface FilledArchive {
  readonly companyId: number;
  /** Issued ones in all, the demonstration's own included. */
  readonly rows: number;
}

type Direction = ArchiveItem['direction'];

/** `folder`: what CONDICA_DATA names; `rows`, `received`: how many the archive has of each afterwards, or its own where those are more. */
export function fillArchive(folder: string, rows: number, received = 0): Promise<FilledArchive> {
  return withOwner(folder, async (db) => {
    const { id: companyId } = await db
      .selectFrom('company')
      .select('id')
      .where('cif', '=', COMPANY?.cif ?? '')
      .executeTakeFirstOrThrow();
    const wanted: Readonly<Record<Direction, number>> = { out: rows, in: received };
    const own = await untilOfEach(db, companyId, wanted);
    for (const direction of ['out', 'in'] as const) {
      const known = own.map(({ item }) => item).filter((item) => item.direction === direction);
      await addCopies(db, companyId, known, { from: known.length, to: wanted[direction] });
    }
    await fillLineWords(db, companyId);
    // The product's database does this by itself some time after so many rows came.
    await sql`analyze archive_item, replicated_row, line_words`.execute(db);
    return { companyId, rows };
  });
}

/** Rows of the company, as soon as there is an accepted one of each direction that is wanted: the demonstration's mailbox is read after its start. */
async function untilOfEach(
  db: Kysely<Tables>,
  companyId: number,
  wanted: Readonly<Record<Direction, number>>,
): Promise<readonly { readonly item: ArchiveItem }[]> {
  const asked = (['out', 'in'] as const).filter((direction) => wanted[direction] > 0);
  for (const until = Date.now() + LONGEST_FILLING_MS; ; await setTimeout(500)) {
    const own = await db.selectFrom('archive_item').select('item').where('company_id', '=', companyId).execute();
    const accepted = own.filter(({ item }) => item.state === 'accepted');
    if (asked.every((direction) => accepted.some(({ item }) => item.direction === direction))) return own;
    if (Date.now() > until) throw new Error('The demonstration has no accepted invoice.');
  }
}

/**
 * Gives each of the companies so many received invoices, and issued ones, copies of the demonstration's: one today and one each day
 * before, for the demonstration may have only the oldest of its own yet.
 */
export function fillCompanies(
  folder: string,
  cifs: readonly string[],
  each: Readonly<Record<Direction, number>>,
): Promise<void> {
  return withOwner(folder, async (db) => {
    const rows = await db.selectFrom('archive_item').select('item').execute();
    const companies = await db.selectFrom('company').select('id').where('cif', 'in', cifs).execute();
    const issueDate = new Date().toISOString().slice(0, 10);
    const patterns = rows.map(({ item }) => ({ ...item, issueDate }));
    for (const { id } of companies)
      for (const direction of ['out', 'in'] as const)
        await addCopies(
          db,
          id,
          patterns.filter((item) => item.direction === direction),
          { from: 0, to: each[direction] },
        );
  });
}

async function addCopies(
  db: Kysely<Tables>,
  companyId: number,
  known: readonly ArchiveItem[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const patterns = known.filter(({ state }) => state === 'accepted');
  for (let place = from; place < to; place += BATCH_ROWS) {
    const size = Math.min(BATCH_ROWS, to - place);
    const copies = Array.from({ length: size }, (_, step) => copyOf(patterns, place + step));
    await writeItems(db, companyId, copies);
  }
}

function copyOf(patterns: readonly ArchiveItem[], place: number): ArchiveItem {
  const pattern = patterns[place % patterns.length];
  if (pattern === undefined) throw new Error('The demonstration has no accepted invoice.');
  const id = randomUUID();
  const issueDate = new Date(Date.parse(pattern.issueDate) - (place % DAYS) * DAY_MS).toISOString().slice(0, 10);
  return {
    ...pattern,
    // The form of every id that the server gives.
    id: id as EntityId,
    number: `${pattern.direction === 'in' ? 'PRM' : 'ARH'}-${String(place).padStart(6, '0')}`,
    issueDate,
    dueDate: issueDate,
    ...(pattern.direction === 'in'
      ? { issuedAt: `${issueDate}T08:00:00.000Z` }
      : { state: place % REJECTED_EVERY === 0 ? ('rejected' as const) : ('accepted' as const) }),
    xmlSha256: createHash('sha256').update(id).digest('hex'),
  };
}

async function writeItems(db: Kysely<Tables>, companyId: number, items: readonly ArchiveItem[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into archive_item
      select * from jsonb_populate_recordset(null::archive_item, ${JSON.stringify(items.map((item) => rowOf(companyId, item)))}::jsonb)
    `.execute(tx);
    await publishChanges(
      tx,
      companyId,
      items.map((item) => ({ collection: 'archive', id: item.id, row: item })),
    );
  });
}

/** As the server writes it; the item is a value of the recordset, not a text in it. */
function rowOf(companyId: number, item: ArchiveItem): object {
  return { ...archiveRow(companyId, item), item, sent_elsewhere: item.sentElsewhere === true };
}
