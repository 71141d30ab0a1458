/** Exact sums, products and comparisons of decimals; only the quotient rounds. */
import type { Decimal } from './decimal';
import { powerOfTen } from './powers-of-ten';
import { divideRounded, type RoundingMode } from './rounding';

function unitsAt(value: Decimal, scale: number): bigint {
  return value.scale === scale ? value.units : value.units * powerOfTen(scale - value.scale);
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, negate(b));
}

export function negate(value: Decimal): Decimal {
  return { units: -value.units, scale: value.scale };
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** `a / b` with `digits` digits after the point; undefined where `b` is zero. */
export function divide(a: Decimal, b: Decimal, digits: number, mode: RoundingMode = 'half-away'): Decimal | undefined {
  if (b.units === 0n) return undefined;
  const sign = b.units < 0n ? -1n : 1n;
  const numerator = sign * a.units * powerOfTen(b.scale + digits);
  return { units: divideRounded(numerator, sign * b.units * powerOfTen(a.scale), mode), scale: digits };
}

/** `value × percent / 100`, exact. */
export function percentOf(value: Decimal, percent: Decimal): Decimal {
  const product = multiply(value, percent);
  return { units: product.units, scale: product.scale + 2 };
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isZero(value: Decimal): boolean {
  return value.units === 0n;
}

export function isNegative(value: Decimal): boolean {
  return value.units < 0n;
}

/** Sum with the given digits at least; the sum of nothing is zero. */
export function sum(values: Iterable<Decimal>, digits = 2): Decimal {
  let total: Decimal = { units: 0n, scale: digits };
  for (const value of values) total = add(total, value);
  return total;
}
