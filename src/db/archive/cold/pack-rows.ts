import type { ArchiveRow } from '../archive-row';
import { BLOCK_ROWS, type Direction } from './cold-block';
import { type PackedBlock, packBlock } from './pack-block';
import { isPackable, type SettledRow } from './packable';

const DIRECTIONS: readonly Direction[] = ['out', 'in'];

/** The rows of one company that are settled, in blocks; those of a direction that has fewer than `fewest` stay rows. */
export function packRows(rows: readonly ArchiveRow[], fewest: number): readonly PackedBlock[] {
  return packSettledRows(rows.filter(isPackable), fewest);
}

/** The same for rows that are known to be settled. */
export function packSettledRows(settled: readonly SettledRow[], fewest: number): readonly PackedBlock[] {
  const blocks: PackedBlock[] = [];
  for (const direction of DIRECTIONS) {
    const own = settled.filter((row) => row.direction === direction);
    if (own.length < fewest) continue;
    for (const part of inBlocks(own)) blocks.push(packBlock(part));
  }
  return blocks;
}

function inBlocks(rows: readonly SettledRow[]): readonly (readonly [SettledRow, ...SettledRow[]])[] {
  const [first, ...others] = rows.slice(0, BLOCK_ROWS);
  return first === undefined ? [] : [[first, ...others], ...inBlocks(rows.slice(BLOCK_ROWS))];
}
