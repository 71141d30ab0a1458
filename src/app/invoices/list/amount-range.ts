/** What people type to filter a sum: `> 100`, `<=50`, `100-200`, `100..200`, `1.234,5`, `12.50`. */

import { ANY_SUM, type SumSpan } from '@/workers/archive-search/archive-query';

/** A point before three digits parts thousands, one before fewer is a keypad's comma: no sum has more than two decimals. */
const NUMBER = String.raw`[-−]?(?:\d{1,3}(?:[.\s]\d{3})+|\d+)(?:[.,]\d{1,2})?`;
const COMPARISON = new RegExp(`^(>=|>|<=|<|=)?\\s*(${NUMBER})$`);
const BETWEEN = new RegExp(`^(${NUMBER})\\s*(?:-|–|\\.\\.)\\s*(${NUMBER})$`);

/** The range of a text; null where it cannot be read. */
export function parseAmountRange(text: string): SumSpan | null {
  const typed = text.trim();
  if (typed === '') return ANY_SUM;
  const [, sign, bound] = COMPARISON.exec(typed) ?? [];
  if (bound !== undefined) return compared(sign ?? '=', cents(bound));
  const [, low, high] = BETWEEN.exec(typed) ?? [];
  return low === undefined || high === undefined ? null : { from: cents(low), to: cents(high) };
}

function compared(sign: string, value: bigint): SumSpan {
  switch (sign) {
    case '>':
      return { from: value + 1n, to: null };
    case '>=':
      return { from: value, to: null };
    case '<':
      return { from: null, to: value - 1n };
    case '<=':
      return { from: null, to: value };
    default:
      return { from: value, to: value };
  }
}

function cents(text: string): bigint {
  const [, fraction = ''] = /[.,](\d{1,2})$/.exec(text) ?? [];
  const whole = (fraction === '' ? text : text.slice(0, -fraction.length)).replaceAll(/\D/g, '');
  const units = BigInt(`${whole}${fraction.padEnd(2, '0')}`);
  return /^[-−]/.test(text) ? -units : units;
}
