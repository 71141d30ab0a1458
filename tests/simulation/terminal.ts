/** The simulation as a command: what failed is told as it happened, what they showed together is given back. */

import { quietConsole } from './run/quiet-console';
import type { Outcome } from './run/run';
import { simulate } from './simulate';
import type { Sum } from './sum';

export interface TerminalOptions {
  readonly seeds: readonly number[];
  readonly steps: number;
  readonly trace: boolean;
  /** Places of the plan, with commas between; null: all. */
  readonly keep: string | null;
  /** The name of what is taken out: then a failure is what is wanted, and the first one ends it. */
  readonly taken: string | null;
  readonly shrink: boolean;
}

export async function simulateInTerminal(options: TerminalOptions): Promise<Sum> {
  const { seeds, steps, trace, keep, taken } = options;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const quiet = quietConsole();
  return simulate({
    ...{ seeds, steps, tries: options.shrink ? SHRINKING_RUNS : 0, stopAtFirst: taken !== null },
    keep: keep === null ? null : keep.split(',').map(Number),
    ...(trace ? { onLine: print } : {}),
    onOutcome: (outcome, shrunk) => tellOutcome(shrunk?.outcome ?? outcome, shrunk?.places ?? null, options, print),
  }).finally(quiet);
}

const SHRINKING_RUNS = 60;

const TOLD_LINES = 400;

function tellOutcome(
  { seed, breaches, filed, story }: Outcome,
  places: readonly number[] | null,
  { steps, taken }: TerminalOptions,
  print: (line: string) => void,
): void {
  if (breaches.length === 0) {
    process.stderr.write(`seed ${seed} kept, ${filed} filed\n`);
    return;
  }
  print(`\nSeed ${seed}, the last ${TOLD_LINES} lines of what happened:`);
  for (const line of story.slice(-TOLD_LINES)) print(`  ${line}`);
  for (const { promise, sentence } of breaches) print(`  ${promise}: ${sentence}`);
  const kept = places === null ? '' : ` --keep ${places.join(',')}`;
  const without = taken === null ? '' : ` --break ${taken}`;
  print(`Again: npm run simulate -- --only ${seed} --steps ${steps}${kept}${without} --trace`);
}
