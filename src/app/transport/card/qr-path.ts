import type { DarkRun } from '@/domain/qr/qr-squares';

/** The dark squares as the data of an SVG path, one unit a square. */
export function qrPath(runs: readonly DarkRun[]): string {
  return runs.map(({ column, row, length }) => `M${column} ${row}h${length}v1h-${length}z`).join('');
}
