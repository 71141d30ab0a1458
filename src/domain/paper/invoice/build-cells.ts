/** Short ways to write cells and rows of the invoice's paper. */
import type { Cell, Paragraph, Row } from '../layout/blocks';
import { STYLES, type TextStyle } from '../layout/text-styles';

export const lines = (style: TextStyle, ...texts: readonly string[]): readonly Paragraph[] =>
  texts.map((text) => [{ text, style }]);

export function cell(
  x: number,
  width: number,
  paragraphs: readonly Paragraph[],
  { align = 'start', tag = 'P', down = 0 }: Partial<Pick<Cell, 'align' | 'tag' | 'down'>> = {},
): Cell {
  return { x, width, align, tag, paragraphs, down };
}

export function row(cells: readonly Cell[], rest: Partial<Omit<Row, 'cells'>> = {}): Row {
  return { cells, padTop: 0, padBottom: 0, ...rest };
}

/** A label in grey and what it names: a line of a list. */
export function labelledRow(
  label: string,
  text: string,
  widths: { readonly label: number; readonly text: number },
): Row {
  return row([
    cell(0, widths.label, lines(STYLES.soft, label)),
    cell(widths.label, widths.text, lines(STYLES.body, text)),
  ]);
}
