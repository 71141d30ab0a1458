/** Chance and ids of the demonstration: the same seed gives the same invoices, so that a stopped start can go on. */
import { createHash } from 'node:crypto';

export interface DemoRandom {
  /** 0 … below 1. */
  next(): number;
  /** 0 … below `count`. */
  below(count: number): number;
  pick<T>(of: readonly T[]): T;
}

/** mulberry32. */
export function demoRandom(seed: number): DemoRandom {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <T>(of: readonly T[]): T => {
    const one = of[below(of.length)];
    if (one === undefined) throw new RangeError('Nothing to pick from');
    return one;
  };
  return { next, below, pick };
}

/**
 * A UUID that is always the same for a name (version 5 of RFC 9562 in all but its name space). `round`: how often the demonstration was
 * put back; what is filled then are other things than before.
 */
export function demoId(name: string, round = 0): string {
  const space = round === 0 ? 'condica-demo' : `condica-demo ${round}`;
  const hex = createHash('sha1').update(`${space}:${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
