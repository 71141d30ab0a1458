import { encode } from 'uqr';

/** A run of dark squares: column and row of its first, and how many. */
export interface DarkRun {
  readonly column: number;
  readonly row: number;
  readonly length: number;
}

export interface QrSquares {
  /** Squares a side, without the light border of four that a reader needs around it. */
  readonly size: number;
  readonly runs: readonly DarkRun[];
}

/** A text as a QR code that bears the loss of 15 % (level M). */
export function qrSquares(text: string): QrSquares {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((squares, row) => darkRuns(squares).map((run) => ({ ...run, row })));
  return { size, runs };
}

function darkRuns(squares: readonly boolean[]): readonly Omit<DarkRun, 'row'>[] {
  const runs: { column: number; length: number }[] = [];
  squares.forEach((dark, column) => {
    if (!dark) return;
    const last = runs.at(-1);
    if (last !== undefined && last.column + last.length === column) last.length += 1;
    else runs.push({ column, length: 1 });
  });
  return runs;
}
