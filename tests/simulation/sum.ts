/** What runs showed together, of one process or of several. */
import { PROMISES, type Promised } from './oracle/verdict';
import type { Outcome } from './run/run';

export interface Sum {
  readonly runs: number;
  readonly filed: number;
  readonly broken: Readonly<Record<Promised, number>>;
  readonly counts: Readonly<Record<string, number>>;
  /** Seeds that broke a promise. */
  readonly failed: readonly number[];
  /** Seeds in which nothing came to ANAF: they showed nothing. */
  readonly vacuous: readonly number[];
  /** What Node's processor had to do, ms; PostgreSQL's is not in it. */
  readonly processorMs: number;
  /** What must be among the counts of a long run. */
  readonly expected: readonly string[];
}

export function sumOf(outcomes: readonly Outcome[], processorMs: number, expected: readonly string[]): Sum {
  const breaches = outcomes.flatMap((outcome) => outcome.breaches);
  const broken = PROMISES.map((promise) => [promise, breaches.filter((one) => one.promise === promise).length]);
  return {
    runs: outcomes.length,
    filed: outcomes.reduce((sum, { filed }) => sum + filed, 0),
    broken: Object.fromEntries(broken) as Record<Promised, number>, // One entry a promise, made just above.
    counts: added(outcomes.map(({ counts }) => counts)),
    failed: outcomes.filter((outcome) => outcome.breaches.length > 0).map(({ seed }) => seed),
    vacuous: outcomes.filter(({ filed }) => filed === 0).map(({ seed }) => seed),
    processorMs,
    expected,
  };
}

/** @public scripts/simulate.mjs asks for it. */
export function joinSums(sums: readonly Sum[]): Sum {
  const total = (of: (sum: Sum) => number): number => sums.reduce((all, sum) => all + of(sum), 0);
  const inOrder = (of: (sum: Sum) => readonly number[]): readonly number[] => sums.flatMap(of).sort((a, b) => a - b);
  return {
    runs: total(({ runs }) => runs),
    filed: total(({ filed }) => filed),
    broken: added(sums.map(({ broken }) => broken)) as Record<Promised, number>, // Each has an entry a promise.
    counts: added(sums.map(({ counts }) => counts)),
    failed: inOrder(({ failed }) => failed),
    vacuous: inOrder(({ vacuous }) => vacuous),
    processorMs: total(({ processorMs }) => processorMs),
    expected: [...new Set(sums.flatMap(({ expected }) => expected))],
  };
}

function added(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const [what, count] of Object.entries(counts)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

export interface Course {
  readonly seconds: number;
  readonly seeds: readonly number[];
  readonly processes: number;
}

/** Of so many runs each kind of thing must have happened. */
const LONG_RUNS = 200;

/** What a long run did not see; a short one may lack anything. */
function neverHappened({ runs, expected, counts }: Sum): readonly string[] {
  return runs < LONG_RUNS ? [] : expected.filter((what) => (counts[what] ?? 0) === 0);
}

/** Prints it; true where every promise was kept, every run filed something and a long one saw everything. @public scripts/simulate.mjs asks for it. */
export function tellSum(
  sum: Sum,
  { seconds, seeds, processes }: Course,
  print = (line: string) => console.log(line),
): boolean {
  print(`Happened: ${JSON.stringify(sum.counts)}`);
  const pace = `${seconds.toFixed(0)} s in ${processes} processes, ${(sum.runs / seconds).toFixed(2)} runs a second`;
  print(`${pace}, ${(sum.processorMs / sum.runs).toFixed(0)} ms of Node a run; seeds ${seeds[0]}–${seeds.at(-1)}`);
  if (sum.vacuous.length > 0) print(`Filed nothing: seeds ${sum.vacuous.join(', ')}`);
  const never = neverHappened(sum);
  if (never.length > 0) print(`Never happened: ${never.join(', ')}`);
  const { unsettled, overrun } = sum.broken;
  if (unsettled + overrun > 0) print(`unsettled=${unsettled} overrun=${overrun}`);
  print(lastLine(sum));
  return sum.failed.length === 0 && sum.vacuous.length === 0 && never.length === 0;
}

function lastLine({ runs, filed, broken: { doubled, lost, stray, unequal } }: Sum): string {
  return `runs=${runs} filed=${filed} doubled=${doubled} lost=${lost} stray=${stray} unequal=${unequal}`;
}
