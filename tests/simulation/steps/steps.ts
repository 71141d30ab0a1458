/** Everything that can happen in a run. */
import { type Chance, chance } from '../random';
import { EXCHANGE_STEPS } from './exchange-steps';
import { LOSS_STEPS } from './loss-steps';
import { OUTSIDE_STEPS } from './outside-steps';
import { PEOPLE_STEPS } from './people-steps';
import { SERVER_STEPS } from './server-steps';
import { SESSION_STEPS } from './session-steps';
import type { StepRow } from './step';
import { THEFT_STEPS } from './theft-steps';
import { TROUBLE_STEPS } from './trouble-steps';

export interface PlannedStep {
  readonly row: StepRow;
  readonly seed: number;
  /** How much of what it set moving goes on before the next step begins; null: all of it. */
  readonly turns: number | null;
}

export const STEPS: readonly StepRow[] = [
  ...PEOPLE_STEPS,
  ...EXCHANGE_STEPS,
  ...TROUBLE_STEPS,
  ...SESSION_STEPS,
  ...SERVER_STEPS,
  ...LOSS_STEPS,
  ...THEFT_STEPS,
];

/** How often something of the outside comes between two steps. */
const OUTSIDE = 0.06;
const OUTSIDE_SALT = 0x5eed;

/**
 * The steps of a seed: each is chosen and seeded before anything runs. What happens outside is thrown by a die of its own, and
 * comes between the others, which stay what they are.
 */
export function planOf(seed: number, length: number): readonly PlannedStep[] {
  const dice = chance(seed);
  const outside = chance(seed + OUTSIDE_SALT);
  return Array.from({ length }, () => planned(STEPS, dice)).flatMap((step) =>
    outside.happens(OUTSIDE) ? [planned(OUTSIDE_STEPS, outside), step] : [step],
  );
}

function planned(rows: readonly StepRow[], dice: Chance): PlannedStep {
  let at = dice.next() * rows.reduce((sum, { weight }) => sum + weight, 0);
  const row = rows.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
  const turns = dice.happens(0.35) ? dice.below(25) : null;
  return { row: row ?? (rows[0] as StepRow), seed: Math.floor(dice.next() * 2 ** 32), turns };
}
