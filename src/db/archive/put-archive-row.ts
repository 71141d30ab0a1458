/**
 * The only writers of documents: they keep counters and open filings, and let go of the place in a block of what becomes a row.
 * Inside a transaction over `archiveTables`.
 */
import type { Table } from 'dexie';
import type { CompanyId } from '@/api/ids';
import { sameValue } from '@/domain/merge/same-value';
import type { CondicaDatabase } from '../condica-database';
import { inToldParts } from '../storage/told-parts';
import { type ArchiveRow, shownItem } from './archive-row';
import { documentRow, documentTables } from './archive-rows';
import type { ColdPlace } from './cold/cold-places';
import { coldRowsById } from './cold/cold-rows';
import type { PackedBlock } from './cold/pack-block';
import { leavePlaces, putBlocks } from './cold/write-blocks';
import type { CounterName } from './counter-row';
import { keepSeen, openFilingOf } from './open-filing';

/** The row's facts; what is indexed follows from the shown item. */
export type ArchiveFacts = Omit<ArchiveRow, 'direction' | 'issueDate' | 'number' | 'xmlSha256'>;

export interface ArchiveWrite {
  readonly before: ArchiveRow | undefined;
  readonly facts: ArchiveFacts;
}

/** What writing documents reads and writes. */
export function archiveTables(db: CondicaDatabase): readonly Table[] {
  return [...documentTables(db), db.counter, db.openFiling];
}

/** Puts the row, or deletes it where neither the server nor this device knows an item any more. */
export async function putArchiveRow(db: CondicaDatabase, facts: ArchiveFacts): Promise<void> {
  await putArchiveRows(db, facts.companyId, [{ before: await documentRow(db, facts.id), facts }]);
}

interface WrittenBeside {
  /** Packed before the transaction; a write that says what its block says stands there and not as a row. */
  readonly blocks?: readonly PackedBlock[];
  /** Where the documents stand in blocks, where the transaction has read it. */
  readonly cold?: ReadonlyMap<string, ColdPlace>;
}

/** The same for many rows of one company, each id once: few requests, one count. */
export async function putArchiveRows(
  db: CondicaDatabase,
  companyId: CompanyId,
  writes: readonly ArchiveWrite[],
  { blocks = [], cold }: WrittenBeside = {},
): Promise<void> {
  const settled = new Map<string, ArchiveRow>(blocks.flatMap(({ rows }) => rows.map((row) => [row.id, row])));
  const after = writes.map(({ facts }) => {
    const row = settled.get(facts.id);
    return row === facts ? row : archiveRowOf(facts);
  });
  const ids = writes.map(({ facts }) => facts.id);
  const places = cold ?? (await coldRowsById(db, ids));
  await leavePlaces(
    db,
    ids.flatMap((id) => places.get(id) ?? []),
  );
  const packed = packedIds(writes, settled);
  const standing = after.filter((row) => row !== null).filter(({ id }) => !packed.has(id));
  const leaving = writes.flatMap(({ before, facts: { id } }, index) =>
    before !== undefined && (after[index] === null || packed.has(id)) ? [id] : [],
  );
  // All asked for at once: each step of its own waits for the database.
  await Promise.all([
    putBlocks(db, blocks, (id) => packed.has(id)),
    inToldParts(standing, (rows) => db.archive.bulkPut(rows)),
    // Also of what stood in a block: whoever shows it hears of it by this key.
    inToldParts(leaving, (gone) => db.archive.bulkDelete([...gone])),
    keepOpenFilings(db, writes, after),
    ...COUNTERS.map((name) => keepCounter(db, [companyId, name], changeOf(name, writes, after))),
  ]);
}

const COUNTERS: readonly CounterName[] = ['out', 'in', 'doubtful'];

function changeOf(name: CounterName, writes: readonly ArchiveWrite[], after: readonly (ArchiveRow | null)[]): number {
  const before = writes.map((write) => write.before ?? null);
  return counted(name, after) - counted(name, before);
}

async function keepCounter(db: CondicaDatabase, key: [CompanyId, CounterName], change: number): Promise<void> {
  if (change === 0) return;
  const [companyId, name] = key;
  const counter = await db.counter.get(key);
  await db.counter.put({ companyId, name, count: (counter?.count ?? 0) + change });
}

/** Those that say what was packed of them. */
function packedIds(writes: readonly ArchiveWrite[], rows: ReadonlyMap<string, ArchiveRow>): ReadonlySet<string> {
  const same = writes.filter(({ facts }) => {
    const row = rows.get(facts.id);
    const settled = facts.pending.length === 0 && facts.draft === null;
    return settled && row?.version === facts.version && sameValue(row.taken, facts.taken);
  });
  return new Set(same.map(({ facts }) => facts.id));
}

/** Most rows of an archive were never open: nothing is written for them. */
async function keepOpenFilings(
  db: CondicaDatabase,
  writes: readonly ArchiveWrite[],
  after: readonly (ArchiveRow | null)[],
): Promise<void> {
  const open = after.flatMap((row) => (row === null ? [] : (openFilingOf(row) ?? [])));
  const openIds = new Set(open.map(({ id }) => id));
  const closed = writes.filter(
    ({ before, facts }) => before !== undefined && openFilingOf(before) !== null && !openIds.has(facts.id),
  );
  if (closed.length > 0) await db.openFiling.bulkDelete(closed.map(({ facts }) => facts.id));
  if (open.length === 0) return;
  const known = await db.openFiling.bulkGet(open.map(({ id }) => id));
  await db.openFiling.bulkPut(open.map((row, index) => keepSeen(row, known[index])));
}

/** Null where neither the server nor this device knows an item. */
export function archiveRowOf(facts: ArchiveFacts): ArchiveRow | null {
  const item = shownItem(facts);
  if (item === null) return null;
  const { direction, issueDate, number, xmlSha256 } = item;
  return { ...facts, direction, issueDate, number, xmlSha256 };
}

const COUNTED: Readonly<Record<CounterName, (row: ArchiveRow) => boolean>> = {
  out: (row) => row.direction === 'out',
  in: (row) => row.direction === 'in',
  doubtful: (row) => shownItem(row)?.state === 'doubtful',
};

function counted(name: CounterName, rows: readonly (ArchiveRow | null)[]): number {
  return rows.filter((row) => row !== null && COUNTED[name](row)).length;
}
