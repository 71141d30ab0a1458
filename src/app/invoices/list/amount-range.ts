/** What people type to filter a sum: `> 100`, `<=50`, `100-200`, `1.234,5`. */

import { ANY_SUM, type SumSpan } from '@/workers/archive-search/archive-query';

const NUMBER = String.raw`[-−]?\d[\d.\s]*(?:,\d{1,2})?`;
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
  const [whole = '0', fraction = ''] = text.replace('−', '-').replaceAll(/[.\s]/g, '').split(',');
  const negative = whole.startsWith('-');
  const units = BigInt(`${negative ? whole.slice(1) : whole}${fraction.padEnd(2, '0')}`);
  return negative ? -units : units;
}
