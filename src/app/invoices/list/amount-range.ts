/** What people type to filter a sum: `> 100`, `<=50`, `100-200`, `100..200`, `1.234,5`, `12.50`; of one sum also what is half typed. */

import { ANY_SUM, type SumSpan } from '@/workers/archive-search/archive-query';

/**
 * A point before three digits parts thousands, one before fewer is a keypad's comma: no sum has more than two decimals. A group or a fraction
 * that is still being typed counts as far as it is there: else the list of all would stand between two answers.
 */
const GROUPED = String.raw`[1-9]\d{0,2}(?:[.\s]\d{3})+(?:\s\d{1,2})?|[1-9]\d{0,2}\s\d{1,2}`;
const NUMBER = String.raw`[-−]?(?:(?:${GROUPED}|\d+)(?:[.,]\d{0,2})?|[.,]\d{1,2})`;
const UNIT = String.raw`(?:\s*(?:lei|ron))?`;
const COMPARISON = new RegExp(`^(>=|≥|>|<=|≤|<|=)?\\s*(${NUMBER})${UNIT}$`, 'i');
const BETWEEN = new RegExp(`^(${NUMBER})\\s*(?:-|−|–|—|\\.\\.)\\s*(${NUMBER})${UNIT}$`, 'i');

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
    case '≥':
      return { from: value, to: null };
    case '<':
      return { from: null, to: value - 1n };
    case '<=':
    case '≤':
      return { from: null, to: value };
    default:
      return { from: value, to: value };
  }
}

function cents(text: string): bigint {
  const [, fraction = ''] = /[.,](\d{1,2})$/.exec(text) ?? [];
  const whole = (fraction === '' ? text : text.slice(0, -fraction.length)).replaceAll(/\D/g, '') || '0';
  const units = BigInt(`${whole}${fraction.padEnd(2, '0')}`);
  return /^[-−]/.test(text) ? -units : units;
}
