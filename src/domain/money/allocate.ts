/** Splits an amount in proportion to weights without losing or inventing a ban. */
import type { Decimal } from './decimal';
import { powerOfTen } from './powers-of-ten';
import { floorDivide } from './rounding';

/**
 * The shares of `amount`, one a weight, each with the amount's own digits. They sum to the amount exactly and each is
 * less than one unit (of the last digit) from its exact proportion: every share of an amount with plus is rounded down, and the
 * units left go to the largest remainders, the earlier first. What is taken back has the same shares with minus, so that a storno
 * cancels its invoice in each of them. Weights may be negative (returned goods beside sold ones) as long as they do not cancel out;
 * where they sum to zero there is no proportion and the first share takes all.
 */
export function allocate(amount: Decimal, weights: readonly Decimal[]): Decimal[] {
  const scale = Math.max(0, ...weights.map((weight) => weight.scale));
  const scaled = weights.map((weight) => weight.units * powerOfTen(scale - weight.scale));
  const total = scaled.reduce((sum, weight) => sum + weight, 0n);
  const sign = amount.units < 0n ? -1n : 1n;
  const units = sign * amount.units;
  const shares = total === 0n ? allToFirst(units, scaled.length) : byProportion(units, scaled, total);
  return shares.map((share) => ({ units: sign * share, scale: amount.scale }));
}

function allToFirst(units: bigint, count: number): bigint[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? units : 0n));
}

function byProportion(units: bigint, weights: readonly bigint[], total: bigint): bigint[] {
  const sign = total < 0n ? -1n : 1n;
  const parts = weights.map((weight, index) => {
    const exact = sign * units * weight;
    const floor = floorDivide(exact, sign * total);
    return { index, floor, remainder: exact - floor * sign * total };
  });
  const left = units - parts.reduce((sum, part) => sum + part.floor, 0n);
  const byRemainder = [...parts].sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  const raised = new Set(byRemainder.slice(0, Number(left)).map((part) => part.index));
  return parts.map((part) => (raised.has(part.index) ? part.floor + 1n : part.floor));
}
