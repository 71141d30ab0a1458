/** A table of figures on the standard output, with how busy the machine was while they were taken. */
import { availableParallelism, cpus, loadavg } from 'node:os';

export type Row = readonly string[];

export interface Table {
  readonly title: string;
  /** Heads of the columns; the first names what was measured. */
  readonly head: Row;
  readonly rows: readonly Row[];
  /** How it was measured, and what to know of it: a sentence a line. */
  readonly foot?: readonly string[];
}

const LOAD_AT_START = loadavg()[0] ?? 0;

/** First column to the left, figures to the right. */
export function printTable({ title, head, rows, foot = [] }: Table): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: Row): string =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('   ')
      .trimEnd();
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 3, -3));
  console.log(`\n${[title, rule, line(head), rule, ...rows.map(line), rule, ...foot, machine()].join('\n')}`);
}

/** A figure means little beside other programs: the load is the mean number of tasks that want a core. */
function machine(): string {
  const now = loadavg()[0] ?? 0;
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores (${model}), Node ${process.version}, load ${LOAD_AT_START.toFixed(1)} at the start, ${now.toFixed(1)} at the end.`;
}

/** Milliseconds with as many digits as they deserve. */
export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
