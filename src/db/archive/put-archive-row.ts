/** The only writers of the archive table: they keep its counters and the open filings. Inside a transaction over the three. */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { type ArchiveRow, shownItem } from './archive-row';
import type { CounterName } from './counter-row';
import { keepSeen, openFilingOf } from './open-filing';

/** The row's facts; what is indexed follows from the shown item. */
export type ArchiveFacts = Omit<ArchiveRow, 'direction' | 'issueDate' | 'number' | 'xmlSha256'>;

export interface ArchiveWrite {
  readonly before: ArchiveRow | undefined;
  readonly facts: ArchiveFacts;
}

/** Puts the row, or deletes it where neither the server nor this device knows an item any more. */
export async function putArchiveRow(db: CondicaDatabase, facts: ArchiveFacts): Promise<void> {
  await putArchiveRows(db, facts.companyId, [{ before: await db.archive.get(facts.id), facts }]);
}

/** The same for many rows of one company, each id once: few requests, one count. */
export async function putArchiveRows(
  db: CondicaDatabase,
  companyId: CompanyId,
  writes: readonly ArchiveWrite[],
): Promise<void> {
  const after = writes.map(({ facts }) => archiveRowOf(facts));
  await putInParts(
    db,
    after.filter((row) => row !== null),
  );
  await db.archive.bulkDelete(writes.flatMap(({ facts }, index) => (after[index] === null ? [facts.id] : [])));
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

/**
 * Of fewer than 50 rows at once Dexie tells its observers which ones changed; of more it says that any may have, and the list's
 * worker would read the whole archive again for each page of a pull.
 */
const TOLD_ROWS = 49;

async function putInParts(db: CondicaDatabase, rows: readonly ArchiveRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += TOLD_ROWS)
    await db.archive.bulkPut(rows.slice(from, from + TOLD_ROWS));
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

function archiveRowOf(facts: ArchiveFacts): ArchiveRow | null {
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
