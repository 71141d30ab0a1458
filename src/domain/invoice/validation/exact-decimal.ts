/**
 * Exact decimal arithmetic with the meaning that the rules give it: xs:decimal syntax, exact sums and products,
 * rounding with halves toward plus infinity (catalogue, section 1.4).
 */
export interface ExactDecimal {
  /** The number is `units / 10^scale`. */
  readonly units: bigint;
  readonly scale: number;
}

export const ZERO: ExactDecimal = { units: 0n, scale: 0 };
const DECIMAL = /^[ \t\r\n]*([+-]?)([0-9]*)(?:\.([0-9]*))?[ \t\r\n]*$/;
const POWERS: bigint[] = [1n];

function power(exponent: number): bigint {
  for (let i = POWERS.length; i <= exponent; i++) POWERS.push((POWERS[i - 1] ?? 1n) * 10n);
  return POWERS[exponent] ?? 1n;
}

/** Longer numbers are no amounts; converting them would cost more than in proportion to their length. */
const MAX_DIGITS = 1000;

/** Reads xs:decimal: optional sign, digits, optional fraction; undefined for anything else (no exponent, no NaN). */
export function parseDecimal(text: string): ExactDecimal | undefined {
  return parseShort(text) ?? parseAny(text);
}

const DOT = 46;
const ZERO_CODE = 48;
/** Integers up to this many digits are exact in a double. */
const SHORT = 15;

/** The usual case, digits with at most one dot, without the cost of a pattern. */
function parseShort(text: string): ExactDecimal | undefined {
  if (text.length > SHORT) return undefined;
  let units = 0;
  let dot = -1;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO_CODE;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit === DOT - ZERO_CODE && dot < 0) dot = at;
    else return undefined;
  }
  if (text.length === 0 || (dot >= 0 && text.length === 1)) return undefined;
  return { units: BigInt(units), scale: dot < 0 ? 0 : text.length - dot - 1 };
}

function parseAny(text: string): ExactDecimal | undefined {
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = whole + fraction;
  if (digits === '' || digits.length > MAX_DIGITS) return undefined;
  const units = BigInt(digits);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

function unitsAt(value: ExactDecimal, scale: number): bigint {
  return value.scale === scale ? value.units : value.units * power(scale - value.scale);
}

export function add(a: ExactDecimal, b: ExactDecimal): ExactDecimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function subtract(a: ExactDecimal, b: ExactDecimal): ExactDecimal {
  return add(a, negate(b));
}

export function multiply(a: ExactDecimal, b: ExactDecimal): ExactDecimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

export function negate(a: ExactDecimal): ExactDecimal {
  return { units: -a.units, scale: a.scale };
}

export function absolute(a: ExactDecimal): ExactDecimal {
  return a.units < 0n ? negate(a) : a;
}

/** A hundredth: a percentage as a factor. */
export function hundredth(a: ExactDecimal): ExactDecimal {
  return { units: a.units, scale: a.scale + 2 };
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compare(a: ExactDecimal, b: ExactDecimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function equal(a: ExactDecimal, b: ExactDecimal): boolean {
  return compare(a, b) === 0;
}

/** Rounds to the given decimals, halves toward plus infinity: 2.345 gives 2.35, -2.345 gives -2.34. */
export function roundTo(value: ExactDecimal, decimals: number): ExactDecimal {
  if (value.scale <= decimals) return value;
  const unit = power(value.scale - decimals);
  const shifted = value.units + unit / 2n;
  const quotient = shifted / unit;
  // Division of BigInt goes toward zero; the floor is wanted.
  const floored = shifted < 0n && quotient * unit !== shifted ? quotient - 1n : quotient;
  return { units: floored, scale: decimals };
}

export function round2(value: ExactDecimal): ExactDecimal {
  return roundTo(value, 2);
}

/** Plain decimal text, with the decimals it has. */
export function formatDecimal(value: ExactDecimal): string {
  const digits = (value.units < 0n ? -value.units : value.units).toString().padStart(value.scale + 1, '0');
  const whole = digits.slice(0, digits.length - value.scale);
  const fraction = value.scale > 0 ? `.${digits.slice(-value.scale)}` : '';
  return (value.units < 0n ? '-' : '') + whole + fraction;
}

/** One text for equal numbers: `21`, `21.0` and `21.00` give `21`. */
export function canonicalDecimal(value: ExactDecimal): string {
  const text = formatDecimal(value);
  if (value.scale === 0) return text;
  let end = text.length;
  while (text.charCodeAt(end - 1) === ZERO_CODE) end--;
  if (text.charCodeAt(end - 1) === DOT) end--;
  return text.slice(0, end);
}
