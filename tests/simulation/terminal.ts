/** The simulation as a command: what failed is told as it happened, and the last line sums all of it up. */

import { quietConsole } from './run/quiet-console';
import type { Outcome } from './run/run';
import type { Sum } from './simulate';
import { simulate } from './simulate';

export interface TerminalOptions {
  readonly seeds: readonly number[];
  readonly steps: number;
  readonly trace: boolean;
}

/** True where every promise was kept and something was filed. */
export async function simulateInTerminal({ seeds, steps, trace }: TerminalOptions): Promise<boolean> {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const quiet = quietConsole();
  const started = Date.now();
  const sum = await simulate({
    seeds,
    steps,
    ...(trace ? { onLine: print } : {}),
    onOutcome: (outcome) => tellOutcome(outcome, steps, print),
  }).finally(quiet);
  const seconds = (Date.now() - started) / 1000;
  print(`Happened: ${JSON.stringify(sum.counts)}`);
  print(`${seconds.toFixed(0)} s, ${(sum.runs / seconds).toFixed(2)} runs a second; seeds ${seeds[0]}–${seeds.at(-1)}`);
  if (sum.vacuous.length > 0) print(`Filed nothing: seeds ${sum.vacuous.join(', ')}`);
  const { unsettled, overrun } = sum.broken;
  if (unsettled + overrun > 0) print(`unsettled=${unsettled} overrun=${overrun}`);
  print(lastLine(sum));
  return sum.failed.length === 0 && sum.vacuous.length === 0;
}

export function lastLine({ runs, filed, broken: { doubled, lost, stray, unequal } }: Sum): string {
  return `runs=${runs} filed=${filed} doubled=${doubled} lost=${lost} stray=${stray} unequal=${unequal}`;
}

const TOLD_LINES = 400;

function tellOutcome({ seed, breaches, story }: Outcome, steps: number, print: (line: string) => void): void {
  if (breaches.length === 0) return;
  print(`\nSeed ${seed}, the last ${TOLD_LINES} lines of what happened:`);
  for (const line of story.slice(-TOLD_LINES)) print(`  ${line}`);
  for (const { promise, sentence } of breaches) print(`  ${promise}: ${sentence}`);
  print(`Again: npm run simulate -- --only ${seed} --steps ${steps} --trace`);
}
