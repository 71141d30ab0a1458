/**
 * An exact decimal number: `units × 10^-scale`. Every calculation with money, quantities, prices and rates is done on
 * these and leaves as DecimalText; no amount ever passes through a float.
 *
 * Invariants: `scale` is an integer ≥ 0; the scale says how the number is written (12.50 has scale 2), not what it is
 * worth: compare with `compareDecimals`, never by identity of fields.
 */
import { type DecimalText, isDecimalText } from './decimal-text';

export interface Decimal {
  readonly units: bigint;
  /** Digits after the point. */
  readonly scale: number;
}

export const ZERO: Decimal = { units: 0n, scale: 0 };

/** The exact value of a decimal text; its digits after the point become the scale. */
export function toDecimal(text: DecimalText): Decimal {
  const point = text.indexOf('.');
  if (point < 0) return { units: BigInt(text), scale: 0 };
  return { units: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 };
}

/** As `toDecimal` for any text; undefined where it is not a decimal. */
export function readDecimal(text: string): Decimal | undefined {
  return isDecimalText(text) ? toDecimal(text) : undefined;
}

/** The number with exactly its scale's digits: scale 2 gives `12.50`. Zero never has a sign. */
export function toText(value: Decimal): DecimalText {
  const negative = value.units < 0n;
  const digits = (negative ? -value.units : value.units).toString().padStart(value.scale + 1, '0');
  const whole = digits.slice(0, digits.length - value.scale);
  const text = value.scale === 0 ? whole : `${whole}.${digits.slice(digits.length - value.scale)}`;
  return (negative ? `-${text}` : text) as DecimalText;
}

/** Whole hundredths as money. */
export function fromBani(bani: bigint): Decimal {
  return { units: bani, scale: 2 };
}

/** The same number written with the fewest digits: 12.500 becomes 12.5. */
export function withoutTrailingZeros(value: Decimal): Decimal {
  let { units, scale } = value;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  return { units, scale };
}
