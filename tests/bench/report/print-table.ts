/** A table of figures on the standard output, with how busy the machine was and what changed since it was last measured. */
import { loadavg } from 'node:os';
import { type BenchResult, facts, keepResult, keptResult } from './bench-result';
import { changesSince } from './changes-since';
import { layOut, type Row, type Table } from './table';

export type { Row };

const LOAD_AT_START = loadavg()[0] ?? 0;

/** Prints it, keeps it as the last result of its title, and prints the change since the one before. */
export function printTable(table: Table): void {
  const { title, head, rows, foot = [] } = table;
  const result: BenchResult = { title, head, rows, foot, ...facts(LOAD_AT_START) };
  const before = keptResult(title);
  keepResult(result);
  const [first = '', ...body] = layOut(head, rows);
  console.log(
    `\n${[title, first, ...body, ...foot, machineOf(result), '', ...changesSince(before, result)].join('\n')}`,
  );
}

/** A figure means little beside other programs: the load is the mean number of tasks that want a core. */
function machineOf({ machine, node, load }: BenchResult): string {
  return `${machine}, Node ${node}, load ${load.start.toFixed(1)} at the start, ${load.end.toFixed(1)} at the end.`;
}

/** Milliseconds with as many digits as they deserve. */
export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
