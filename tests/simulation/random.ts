/** A seeded source of chance (mulberry32): the same seed gives the same run. */
export interface Chance {
  /** In [0, 1). */
  readonly next: () => number;
  /** True with this probability. */
  readonly happens: (probability: number) => boolean;
  /** One of the list; undefined where it is empty. */
  readonly pick: <T>(list: readonly T[]) => T | undefined;
  readonly below: (bound: number) => number;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return { next, below, happens: (probability) => next() < probability, pick: (list) => list[below(list.length)] };
}
