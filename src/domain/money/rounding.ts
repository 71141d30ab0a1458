/** Rounding of exact decimals to a number of digits after the point. */
import type { Decimal } from './decimal';
import { powerOfTen } from './powers-of-ten';

/**
 * `half-away`: halves go away from zero (−2.345 → −2.35): how money is rounded in accounting and the VAT in lei.
 * `half-up`: halves go towards +infinity (−2.345 → −2.34): `round2` of the official validation rules.
 */
export type RoundingMode = 'half-away' | 'half-up';

/** `numerator / denominator` rounded to an integer; the denominator is positive. */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive');
  if (mode === 'half-away' && numerator < 0n) return -floorDivide(-2n * numerator + denominator, 2n * denominator);
  return floorDivide(2n * numerator + denominator, 2n * denominator);
}

/** Division rounded towards −infinity (BigInt's own goes towards zero). */
export function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const exact = quotient * denominator === numerator;
  return exact || numerator < 0n === denominator < 0n ? quotient : quotient - 1n;
}

/** The number with exactly `digits` digits after the point: rounded, or filled with zeros. */
export function roundTo(value: Decimal, digits: number, mode: RoundingMode = 'half-away'): Decimal {
  if (value.scale === digits) return value;
  if (value.scale < digits) return { units: value.units * powerOfTen(digits - value.scale), scale: digits };
  return { units: divideRounded(value.units, powerOfTen(value.scale - digits), mode), scale: digits };
}

/** To whole bani, halves away from zero. */
export function roundMoney(value: Decimal): Decimal {
  return roundTo(value, 2);
}
