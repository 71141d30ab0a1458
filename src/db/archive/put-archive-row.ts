/** The only writers of the archive table: they keep its counters. Inside a transaction over `archive` and `counter`. */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { type ArchiveRow, shownItem } from './archive-row';
import type { CounterName } from './counter-row';

/** The row's facts; what is indexed follows from the shown item. */
export type ArchiveFacts = Omit<ArchiveRow, 'direction' | 'issueDate' | 'number' | 'xmlSha256'>;

/** Puts the row, or deletes it where neither the server nor this device knows an item any more. */
export async function putArchiveRow(db: CondicaDatabase, facts: ArchiveFacts): Promise<void> {
  const item = facts.pending?.item ?? facts.base;
  const before = await db.archive.get(facts.id);
  if (item === null) {
    await db.archive.delete(facts.id);
    await count(db, facts.companyId, before, undefined);
    return;
  }
  const { direction, issueDate, number, xmlSha256 } = item;
  const row = { ...facts, direction, issueDate, number, xmlSha256 };
  await db.archive.put(row);
  await count(db, facts.companyId, before, row);
}

const COUNTED: Readonly<Record<CounterName, (row: ArchiveRow) => boolean>> = {
  out: (row) => row.direction === 'out',
  in: (row) => row.direction === 'in',
  doubtful: (row) => shownItem(row)?.state === 'doubtful',
};

async function count(
  db: CondicaDatabase,
  companyId: CompanyId,
  before: ArchiveRow | undefined,
  after: ArchiveRow | undefined,
): Promise<void> {
  for (const name of ['out', 'in', 'doubtful'] as const) {
    const counted = (row: ArchiveRow | undefined) => (row !== undefined && COUNTED[name](row) ? 1 : 0);
    const change = counted(after) - counted(before);
    if (change === 0) continue;
    const counter = await db.counter.get([companyId, name]);
    await db.counter.put({ companyId, name, count: (counter?.count ?? 0) + change });
  }
}
