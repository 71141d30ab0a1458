/** Runs of the simulation, one after the other, and what they showed together. */
import { openMachine } from './run/machine';
import { type Outcome, run } from './run/run';
import { type Places, type Shrunk, shrink } from './run/shrink';
import { EXPECTED } from './steps/expected';
import { planOf } from './steps/steps';
import { type Sum, sumOf } from './sum';

export interface Wanted {
  readonly seeds: readonly number[];
  readonly steps: number;
  /** Of each seed these steps alone; null: all. */
  readonly keep: Places | null;
  /** How many runs a failure may take to become shorter. */
  readonly tries: number;
  readonly stopAtFirst: boolean;
  readonly onOutcome: (outcome: Outcome, shrunk: Shrunk | null) => void;
  readonly onLine?: (line: string) => void;
}

export async function simulate({ seeds, steps, keep, tries, stopAtFirst, onOutcome, onLine }: Wanted): Promise<Sum> {
  const machine = await openMachine();
  const outcomes: Outcome[] = [];
  const before = process.cpuUsage();
  try {
    for (const seed of seeds) {
      const plan = planOf(seed, steps);
      const only = (places: Places) =>
        run(
          machine,
          seed,
          places.flatMap((place) => plan[place] ?? []),
          onLine,
        );
      const outcome = keep === null ? await run(machine, seed, plan, onLine) : await only(keep);
      // Ten thousand stories have no room.
      outcomes.push({ ...outcome, story: [], turns: [] });
      const failed = outcome.breaches.length > 0;
      onOutcome(outcome, failed && tries > 0 ? await shrink(plan, outcome, only, tries) : null);
      if (failed && stopAtFirst) break;
    }
  } finally {
    await machine.close();
  }
  const { user, system } = process.cpuUsage(before);
  return sumOf(outcomes, (user + system) / 1000, EXPECTED);
}
