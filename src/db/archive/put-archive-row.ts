/** The only writers of the archive table: they keep its counters. Inside a transaction over `archive` and `counter`. */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { type ArchiveRow, shownItem } from './archive-row';
import type { CounterName } from './counter-row';

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
  await db.archive.bulkPut(after.filter((row) => row !== null));
  await db.archive.bulkDelete(writes.flatMap(({ facts }, index) => (after[index] === null ? [facts.id] : [])));
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

function archiveRowOf(facts: ArchiveFacts): ArchiveRow | null {
  const item = facts.pending?.item ?? facts.base;
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
