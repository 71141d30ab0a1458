/** Where the letters of fitted lines stand. */
import { type FittedCell, type FittedLine, type FittedRow, runStarts } from './fit-row';
import type { TextMark } from './page-description';

/** From the middle of a line down to its baseline, of the size: half the height of a figure. */
const HALF_FIGURE = 0.36;

/** Some lines of a cell from `top` down; `left` is the content's left edge. */
export function lineMarks(
  cell: FittedCell,
  lines: readonly FittedLine[],
  left: number,
  top: number,
): readonly TextMark[] {
  let y = top;
  return lines.flatMap((line) => {
    const starts = runStarts(line, cell);
    const largest = Math.max(...line.runs.map(({ style }) => style.size));
    const baseline = y + line.leading / 2 + largest * HALF_FIGURE;
    y += line.leading;
    return line.runs.map(({ text, style: { face, size, colour } }, at) => ({
      kind: 'text' as const,
      x: left + cell.x + (starts[at] ?? 0),
      baseline,
      face,
      size,
      colour,
      text,
    }));
  });
}

/** How far below the row's inner top the cell begins. */
export function downOf({ height, padTop, padBottom, atBottom }: FittedRow, cell: FittedCell): number {
  return atBottom ? height - padTop - padBottom - cell.height : cell.down;
}

/** All cells of a row whose top padding begins at `top`. */
export function rowMarks(row: FittedRow, left: number, top: number): readonly TextMark[] {
  return row.cells.flatMap((cell) => lineMarks(cell, cell.lines, left, top + row.padTop + downOf(row, cell)));
}
