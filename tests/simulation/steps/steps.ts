/** Everything that can happen in a run. */
import { chance } from '../random';
import { EXCHANGE_STEPS } from './exchange-steps';
import { LOSS_STEPS } from './loss-steps';
import { PEOPLE_STEPS } from './people-steps';
import { SERVER_STEPS } from './server-steps';
import { SESSION_STEPS } from './session-steps';
import type { StepRow } from './step';
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
];

const ALL = STEPS.reduce((sum, { weight }) => sum + weight, 0);

/** The steps of a seed: each is chosen and seeded before anything runs. */
export function planOf(seed: number, length: number): readonly PlannedStep[] {
  const dice = chance(seed);
  return Array.from({ length }, () => {
    let at = dice.next() * ALL;
    const row = STEPS.find(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    const turns = dice.happens(0.35) ? dice.below(25) : null;
    return { row: row ?? (STEPS[0] as StepRow), seed: Math.floor(dice.next() * 2 ** 32), turns };
  });
}
