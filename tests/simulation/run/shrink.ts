/** Fewer steps that break the same promise: halves are left out, then quarters, down to single steps. */
import type { PlannedStep } from '../steps/steps';
import type { Outcome } from './run';

/** Places in the plan, in order. */
export type Places = readonly number[];

export interface Shrunk {
  readonly places: Places;
  readonly outcome: Outcome;
}

/** `again` runs with these steps alone. Ends after `tries` runs at most. */
export async function shrink(
  plan: readonly PlannedStep[],
  failed: Outcome,
  again: (places: Places) => Promise<Outcome>,
  tries: number,
): Promise<Shrunk> {
  const wanted = new Set(failed.breaches.map(({ promise }) => promise));
  let best: Shrunk = { places: plan.map((_, place) => place), outcome: failed };
  let left = tries;
  for (let size = Math.ceil(plan.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.places.length && left > 0; ) {
      const places = [...best.places.slice(0, from), ...best.places.slice(from + size)];
      const outcome = await again(places);
      left -= 1;
      if (outcome.breaches.some(({ promise }) => wanted.has(promise))) best = { places, outcome };
      else from += size;
    }
  }
  return best;
}
