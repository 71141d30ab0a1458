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
import { coldRowsById } from './cold/cold-rows';
import type { PackedBlock } from './cold/pack-block';
import { leavePlaces, putBlock } from './cold/write-blocks';
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

/**
 * The same for many rows of one company, each id once: few requests, one count. `blocks`: packed before the transaction; a write
 * that says what its block says stands there and not as a row.
 */
export async function putArchiveRows(
  db: CondicaDatabase,
  companyId: CompanyId,
  writes: readonly ArchiveWrite[],
  blocks: readonly PackedBlock[] = [],
): Promise<void> {
  const settled = new Map<string, ArchiveRow>(blocks.flatMap(({ rows }) => rows.map((row) => [row.id, row])));
  const after = writes.map(({ facts }) => {
    const row = settled.get(facts.id);
    return row === facts ? row : archiveRowOf(facts);
  });
  const cold = await coldRowsById(
    db,
    writes.map(({ facts }) => facts.id),
  );
  await leavePlaces(db, [...cold.values()]);
  const packed = packedIds(writes, settled);
  for (const block of blocks) await putBlock(db, block, (id) => packed.has(id));
  const standing = after.filter((row) => row !== null).filter(({ id }) => !packed.has(id));
  await inToldParts(standing, (rows) => db.archive.bulkPut(rows));
  const leaving = writes.flatMap(({ before, facts: { id } }, index) =>
    before !== undefined && (after[index] === null || packed.has(id)) ? [id] : [],
  );
  // Also of what stood in a block: whoever shows it hears of it by this key.
  await inToldParts(leaving, (ids) => db.archive.bulkDelete([...ids]));
  await keepOpenFilings(db, writes, after);
  for (const name of ['out', 'in', 'doubtful'] as const) {
    const change =
      counted(name, after) -
      counted(
        name,
        writes.map(({ before }) => before ?? null),
      );
    if (change === 0) continue;
    const counter = await db.counter.get([companyId, name]);
    await db.counter.put({ companyId, name, count: (counter?.count ?? 0) + change });
  }
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
