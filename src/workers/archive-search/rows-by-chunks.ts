import type { CompanyId } from '../../api/ids';
import type { ArchiveRow } from '../../db/archive/archive-row';
import { ORDER_INDEX } from '../../db/archive/archive-rows';
import type { Direction } from '../../db/archive/cold/cold-block';
import type { CondicaDatabase } from '../../db/condica-database';

/** Rows read at once: small enough to answer in between. */
const CHUNK_ROWS = 2_000;

/** Those of a company in one direction, by their order; at least one chunk, be it empty. `turn`: waited for before each is read. */
export async function* rowsByChunks(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
  turn: () => Promise<void>,
): AsyncGenerator<readonly ArchiveRow[]> {
  let from: readonly unknown[] = [companyId, direction];
  // An array stands behind every text.
  const to = [companyId, direction, []];
  while (true) {
    await turn();
    const rows = await db.archive
      .where(ORDER_INDEX)
      // Forward: so it is one request a chunk, where backward it is a cursor's step a row.
      .between(from, to, false, false)
      .limit(CHUNK_ROWS)
      .toArray();
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK_ROWS) return;
    from = [companyId, direction, last.issueDate, last.number, last.id];
  }
}
