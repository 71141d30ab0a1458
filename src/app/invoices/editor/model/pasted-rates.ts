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
  return text.includes('%') || isKnownRate(text);
}

/** Of those that were ever in force: `10%` under no head is a discount, or nothing that anybody can tell. */
export function isKnownRate(text: string): boolean {
  return KNOWN_RATES.has(rateCell(text));
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
const TREATMENT = /^(scutit|neimpozabil|taxare inversa|exceptat|fara tva|zero\b)/;
/** Where nobody wrote anything. */
const DASH = /^[-−–—]?$/;

/** Words of VAT, with rates among them or alone: right of quantity and price, where nobody writes codes. */
export function isVatInWords(cells: readonly string[]): boolean {
  const words = cells.filter((cell) => !isNumber(cell) && !DASH.test(cell));
  return words.length > 0 && words.every((cell) => TREATMENT.test(fold(cell))) && numbersAreRates(cells);
}

/** Rates with any words among them: of VAT that nobody can tell, of discounts (`10%`, `-`), of months of a warranty. */
export function isRatesAndWords(cells: readonly string[]): boolean {
  return cells.some(isNumber) && !cells.every(isNumber) && numbersAreRates(cells);
}

/** The same, and so much like VAT that it has to be told: of rates that were in force, by half at least, and not of none alone. */
export function isLikeVat(cells: readonly string[]): boolean {
  const rates = cells.filter(isNumber).map(rateCell);
  const known = rates.every((rate) => KNOWN_RATES.has(rate)) && rates.some((rate) => rate !== '0');
  return isRatesAndWords(cells) && known && 2 * rates.length >= cells.length;
}

function numbersAreRates(cells: readonly string[]): boolean {
  return cells.every((cell) => !isNumber(cell) || isRateCell(cell));
}
