/** Rows that have settled since they came go into blocks, a block in each transaction, while the app is used. */
import Dexie from 'dexie';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../../condica-database';
import type { ArchiveRow } from '../archive-row';
import { ORDER_INDEX } from '../archive-rows';
import { archiveTables, putArchiveRows } from '../put-archive-row';
import { BLOCK_ROWS, type Direction } from './cold-block';
import { packRows } from './pack-rows';
import { isPackable, type SettledRow } from './packable';

/** Asked before each block; false ends the packing. What waits for the database goes on before it resolves. */
export type GoesOn = () => Promise<boolean>;

/** Gives how many rows went into blocks; fewer than a block's rows of a direction stay. */
export async function packSettled(db: CondicaDatabase, companyId: CompanyId, goesOn: GoesOn): Promise<number> {
  let packed = 0;
  for (const direction of ['out', 'in'] as const)
    for await (const rows of settledRows(db, companyId, direction)) {
      if (!(await goesOn())) return packed;
      packed += await packBlockOf(db, companyId, rows);
    }
  return packed;
}

/** A block's rows at a time, in the order of the list. */
async function* settledRows(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
): AsyncGenerator<readonly SettledRow[]> {
  let waiting: readonly SettledRow[] = [];
  let from: readonly unknown[] = [companyId, direction];
  for (;;) {
    const rows: readonly ArchiveRow[] = await db.archive
      .where(ORDER_INDEX)
      .between(from, [companyId, direction, Dexie.maxKey], false, false)
      .limit(BLOCK_ROWS)
      .toArray();
    waiting = [...waiting, ...rows.filter(isPackable)];
    if (waiting.length >= BLOCK_ROWS) yield waiting.slice(0, BLOCK_ROWS);
    if (waiting.length >= BLOCK_ROWS) waiting = waiting.slice(BLOCK_ROWS);
    const last = rows.at(-1);
    if (last === undefined) return;
    from = [companyId, direction, last.issueDate, last.number, last.id];
  }
}

/** What changed since it was read stays a row. */
async function packBlockOf(db: CondicaDatabase, companyId: CompanyId, rows: readonly SettledRow[]): Promise<number> {
  const blocks = packRows(rows, BLOCK_ROWS);
  const versions = new Map<string, number>(rows.map(({ id, version }) => [id, version]));
  return db.transaction('rw', [...archiveTables(db)], async () => {
    const now = await db.archive.bulkGet([...versions.keys()]);
    const same = now.filter((row) => row !== undefined && isPackable(row) && row.version === versions.get(row.id));
    const writes = same.flatMap((row) => (row === undefined ? [] : [{ before: row, facts: row }]));
    await putArchiveRows(db, companyId, writes, { blocks });
    return writes.length;
  });
}
