/** Runs of the simulation, one after the other, and what they showed together. */
import { PROMISES, type Promised } from './oracle/verdict';
import { openMachine } from './run/machine';
import { type Outcome, run } from './run/run';
import { planOf } from './steps/steps';

export interface Wanted {
  readonly seeds: readonly number[];
  readonly steps: number;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onLine?: (line: string) => void;
}

export interface Sum {
  readonly runs: number;
  readonly filed: number;
  readonly broken: Readonly<Record<Promised, number>>;
  readonly counts: Readonly<Record<string, number>>;
  /** Seeds that broke a promise. */
  readonly failed: readonly number[];
  /** Seeds in which nothing came to ANAF: they showed nothing. */
  readonly vacuous: readonly number[];
}

export async function simulate({ seeds, steps, onOutcome, onLine }: Wanted): Promise<Sum> {
  const machine = await openMachine();
  const outcomes: Outcome[] = [];
  try {
    for (const seed of seeds) {
      const outcome = await run(machine, seed, planOf(seed, steps), onLine);
      outcomes.push(outcome);
      onOutcome(outcome);
    }
  } finally {
    await machine.close();
  }
  return sumOf(outcomes);
}

function sumOf(outcomes: readonly Outcome[]): Sum {
  const breaches = outcomes.flatMap((outcome) => outcome.breaches);
  const counts: Record<string, number> = {};
  for (const outcome of outcomes)
    for (const [what, count] of Object.entries(outcome.counts)) counts[what] = (counts[what] ?? 0) + count;
  const broken = Object.fromEntries(
    PROMISES.map((promise) => [promise, breaches.filter((one) => one.promise === promise).length]),
  );
  return {
    runs: outcomes.length,
    filed: outcomes.reduce((sum, { filed }) => sum + filed, 0),
    broken: broken as Record<Promised, number>, // One entry a promise, made just above.
    counts,
    failed: outcomes.filter((outcome) => outcome.breaches.length > 0).map(({ seed }) => seed),
    vacuous: outcomes.filter(({ filed }) => filed === 0).map(({ seed }) => seed),
  };
}
