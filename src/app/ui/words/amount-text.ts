import { decimalText } from '@/domain/money/decimal-text';
import { formatNumber } from '@/domain/money/format-amount';

/**
 * Amounts as a Romanian reader writes them: `1.234,56`, minus as − (look/README.md). Nothing is rounded: missing decimals
 * are filled with zeros, further ones are kept. Throws a RangeError where the text is not a decimal.
 */
export function amountText(decimal: string, minDecimals = 2): string {
  return formatNumber(decimalText(decimal), minDecimals);
}

/** A count: `41.000`. */
export function countText(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, '.');
}

/**
 * A count with its noun as Romanian joins them: `1 factură`, `19 facturi`, `20 de facturi`, `101 facturi`.
 * From 20 on „de” stands between, unless the last two figures are 01 to 19.
 */
export function countedNoun(count: number, one: string, many: string): string {
  if (count === 1) return `1 ${one}`;
  const lastTwo = Math.abs(count) % 100;
  const joined = count !== 0 && (lastTwo === 0 || lastTwo >= 20);
  return `${countText(count)} ${joined ? 'de ' : ''}${many}`;
}
