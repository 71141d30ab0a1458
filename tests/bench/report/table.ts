/** A table of figures as text. */

export type Row = readonly string[];

export interface Table {
  readonly title: string;
  /** Heads of the columns; the first names what was measured. */
  readonly head: Row;
  readonly rows: readonly Row[];
  /** How it was measured, and what to know of it: a sentence a line. */
  readonly foot?: readonly string[];
}

/** Lines between rules, first column to the left, figures to the right. */
export function layOut(head: Row, rows: readonly Row[]): readonly string[] {
  const widths = columnWidths(head, rows);
  const line = (row: Row): string => widths.map(padded(row)).join('   ').trimEnd();
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 3, -3));
  return [rule, line(head), rule, ...rows.map(line), rule];
}

/** The same for a Markdown document. */
export function asMarkdown(head: Row, rows: readonly Row[]): readonly string[] {
  const widths = columnWidths(head, rows).map((width) => Math.max(width, 3));
  const line = (row: Row): string => `| ${widths.map(padded(row)).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)];
}

function columnWidths(head: Row, rows: readonly Row[]): readonly number[] {
  return head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
}

function padded(row: Row): (width: number, column: number) => string {
  return (width, column) => (column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width));
}
