/** Numbers as they are shown and printed in Romanian: `1.234,56`, the minus as − (U+2212). */
import { type Decimal, toDecimal, withoutTrailingZeros } from './decimal';
import type { DecimalText } from './decimal-text';
import { roundTo } from './rounding';

const MINUS = '−';

/** Thousands apart; in one pass, for an invoice may say any number. */
function group(whole: string): string {
  const first = whole.length % 3 || 3;
  let grouped = whole.slice(0, first);
  for (let at = first; at < whole.length; at += 3) grouped += `.${whole.slice(at, at + 3)}`;
  return grouped;
}

function show(value: Decimal): string {
  const digits = (value.units < 0n ? -value.units : value.units).toString().padStart(value.scale + 1, '0');
  const whole = group(digits.slice(0, digits.length - value.scale));
  const fraction = value.scale === 0 ? '' : `,${digits.slice(digits.length - value.scale)}`;
  return `${value.units < 0n ? MINUS : ''}${whole}${fraction}`;
}

/** An amount with a fixed number of decimals, rounded half away from zero where it has more. */
export function formatAmount(value: Decimal | DecimalText, digits = 2): string {
  return show(roundTo(typeof value === 'string' ? toDecimal(value) : value, digits));
}

/** A quantity, price or rate with the decimals it has, none of them trailing zeros; `minDigits` at least. */
export function formatNumber(value: Decimal | DecimalText, minDigits = 0): string {
  const short = withoutTrailingZeros(typeof value === 'string' ? toDecimal(value) : value);
  return show(short.scale < minDigits ? roundTo(short, minDigits) : short);
}
