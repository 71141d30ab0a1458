/** Documents of a page into blocks, before its transaction: hundreds at a time, so each is judged without being made anew (decision 0173). */

import { type ArchiveItem, archiveItemSchema } from '@/api/entities/archive-item';
import { quickCheck } from '@/api/quick-check';
import type { PackedBlock } from '../archive/cold/pack-block';
import { packSettledRows } from '../archive/cold/pack-rows';
import { settledRow } from '../archive/cold/packable';
import { knownRow } from '../rows/known-row';
import type { ServerRow } from '../rows/server-row';

/** Fewer settled documents of a page stay rows until there are enough for a block. */
const FEWEST_PACKED = 100;

/** The settled documents of a page in blocks, made before its transaction begins, which takes no longer for it. */
export function packServerRows(servers: readonly ServerRow[]): readonly PackedBlock[] {
  if (servers.length < FEWEST_PACKED) return [];
  const rows = servers.flatMap((server) => {
    const base = server.row === null ? null : knownItem(server.row);
    return base === null ? [] : (settledRow(server.companyId, server, base) ?? []);
  });
  return packSettledRows(rows, FEWEST_PACKED);
}

const isItem = quickCheck(archiveItemSchema);

function knownItem(row: NonNullable<ServerRow['row']>): ArchiveItem | null {
  return isItem(row) ? (row as unknown as ArchiveItem) : knownRow('archive', row);
}
