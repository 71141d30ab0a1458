/** VAT rates as the cells of a pasted table write them. */
import { fold } from '@/domain/text/fold';
import { VAT_RATE_PERIODS } from '@/domain/vat/vat-rates';
import { isNumber, numberCell } from './pasted-numbers';

/** Rates a column of whole numbers can be told by: none, and all that were ever in force. */
const KNOWN_RATES: ReadonlySet<string> = new Set([
  '0',
  ...VAT_RATE_PERIODS.flatMap(({ standard, reduced, transitional }) => [
    standard,
    ...reduced,
    ...transitional.map(({ rate }) => rate),
  ]),
]);

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

/** How a treatment without a rate begins, folded. */
const WORDS = /^(scutit|neimpozabil|taxare inversa|exceptat|fara tva|zero\b)/;

/** Rates with words among them (`21 %`, `scutit`), or words alone: right of quantity and price, where nobody writes codes. */
export function isVatInWords(cells: readonly string[]): boolean {
  const words = cells.filter((cell) => !isNumber(cell));
  if (words.length === 0 || !cells.every((cell) => !isNumber(cell) || isRateCell(cell))) return false;
  return words.length < cells.length || words.every((cell) => WORDS.test(fold(cell)));
}
