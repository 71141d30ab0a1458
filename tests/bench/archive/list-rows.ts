/** What was measured of a list, as the rows of a table. */
import type { ColdStart } from '../browser/cold-start';
import type { ActTime, ListWork } from '../browser/list-changes';
import type { RendererMemory } from '../browser/renderer-memory';
import { ms, type Row } from '../report/print-table';
import { spread } from '../report/spread';

const LONG_FRAME_MS = 50;

export const HEAD = ['measured', 'runs', 'best', 'median', 'p95', 'worst'];

export interface MeasuredOpenList extends ListWork {
  readonly memory: RendererMemory;
  readonly frames: readonly number[];
}

export function row(name: string, values: readonly number[]): Row {
  const { runs, best, median, p95, worst } = spread(values);
  return [name, String(runs), ms(best), ms(median), ms(p95), ms(worst)];
}

/** `list`: before the name of each row. */
export function listRows(list: string, { times, processorMs, memory, frames }: MeasuredOpenList): readonly Row[] {
  const painted = (name: string, acts: readonly ActTime[]): Row =>
    row(
      `${list}: ${name}, painted`,
      acts.map((act) => act.painted),
    );
  return [
    row(
      `${list}: first page of a filter in a column, its rows in the page`,
      times.filter.map(({ answered }) => answered),
    ),
    painted('the same', times.filter),
    painted('a key in the search by number', times.search),
    painted('a key in the search by anything', times.anywhere),
    painted('another view', times.view),
    painted('another sort', times.sort),
    painted('to the last row, and back', times.end),
    row(`${list}: a frame while the wheel turns`, frames),
    one(`${list}: of them over ${LONG_FRAME_MS} ms`, String(frames.filter((frame) => frame > LONG_FRAME_MS).length)),
    ...processorRows(list, processorMs),
    one(`${list}: JavaScript heap of the page`, megabytes(memory.pageHeapBytes)),
    one(`${list}: resident memory of page and workers`, megabytes(memory.residentBytes)),
    one(`${list}: of it their own, not shared with other processes`, megabytes(memory.ownBytes)),
  ];
}

export function startRows(starts: readonly ColdStart[]): readonly Row[] {
  return [
    row(
      'cold start to first rows',
      starts.map(({ rows }) => rows),
    ),
    row(
      'cold start to an answered key',
      starts.map(({ usable }) => usable),
    ),
    row(
      'cold start to counts and sums of all',
      starts.map(({ complete }) => complete),
    ),
  ];
}

function processorRows(list: string, processorMs: ListWork['processorMs']): readonly Row[] {
  if (processorMs === null) return [];
  return (
    [
      ['another view', 'view'],
      ['a filter', 'filter'],
      ['a key in the search by number', 'search'],
      ['a key in the search by anything', 'anywhere'],
    ] as const
  ).map(([name, act]) => one(`${list}: processor time of ${name}, on average`, ms(processorMs[act])));
}

function one(name: string, value: string): Row {
  return [name, '', '', value, '', ''];
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? 'not told' : `${(bytes / 1e6).toFixed(0)} MB`;
}
