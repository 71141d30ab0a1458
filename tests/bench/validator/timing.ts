/** Timing that runs alike in Node and in a browser's worker. */

/** Milliseconds of the best round: other programs run beside, and the best round is the least disturbed. */
export function bestRound(rounds: number, run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const SLICE = 200;
const WARM_UP = 1000;

/**
 * Milliseconds for all of them: each slice at its best round, so that a busy moment spoils one slice only. The first ones
 * run once more before, so that none is measured while the code is still being compiled.
 */
export function bestOfSlices<T>(all: readonly T[], rounds: number, run: (one: T) => void): number {
  for (const one of all.slice(0, WARM_UP)) run(one);
  let sum = 0;
  for (let from = 0; from < all.length; from += SLICE) {
    const slice = all.slice(from, from + SLICE);
    sum += bestRound(rounds, () => {
      for (const one of slice) run(one);
    });
  }
  return sum;
}
