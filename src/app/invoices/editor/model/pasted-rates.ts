/** VAT rates as the cells of a pasted table write them. */
import { numberCell } from './pasted-numbers';

/** Rates a column of whole numbers can be told by: those in force since 2016 (Legea 227/2015, Legea 141/2025). */
const KNOWN_RATES = new Set(['0', '5', '9', '11', '19', '20', '21', '24']);

/** `21 %`, `21`, `21,00`, `0,21`. */
export function isRateCell(text: string): boolean {
  return text.includes('%') || KNOWN_RATES.has(rateCell(text));
}

/** The rate in percents: a cell without the format of a percent holds the fraction, `0,21`. */
export function rateCell(text: string): string {
  const number = numberCell(text)
    .replace(',', '.')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  if (text.includes('%')) return number;
  const hundredths = /^0\.(\d{1,2})$/.exec(number)?.[1]?.padEnd(2, '0').replace(/^0/, '');
  return hundredths !== undefined && KNOWN_RATES.has(hundredths) ? hundredths : number;
}
