/**
 * The exchange rate of an invoice in foreign currency, as a note (BT-22): EN 16931 carries the VAT in lei (BT-111) but
 * has no term for the rate (UBL-CR-490 warns of cac:TaxExchangeRate), and art. 290 of the Fiscal Code says which rate it is.
 * `Curs BNR 1 EUR = 5,0452 lei din 20.11.2026`; a rate typed by hand has neither source nor day.
 */
import { toDecimal } from '../../money/decimal';
import { isNegative, isZero } from '../../money/decimal-arithmetic';
import { formatNumber } from '../../money/format-amount';
import { parseTypedNumber } from '../../money/parse-typed-number';
import { toTypedText } from '../../money/typed-text';
import type { InvoiceDraft } from '../invoice-draft';

export type NotedRate = Pick<InvoiceDraft, 'currency' | 'exchangeRate' | 'exchangeRateDate'>;

const RATE = /^Curs (?:BNR )?1 ([A-Z]{3}) = (\d[\d.]*(?:,\d+)?) lei(?: din (\d{2})\.(\d{2})\.(\d{4}))?$/;

/** The note's text; '' in lei and where no rate can be read. */
export function exchangeRateNote({ currency, exchangeRate, exchangeRateDate }: NotedRate): string {
  const parsed = parseTypedNumber(exchangeRate);
  if (currency === 'RON' || !parsed.ok) return '';
  const rate = toDecimal(parsed.value);
  if (isZero(rate) || isNegative(rate)) return '';
  const [source, day] =
    exchangeRateDate === '' ? ['', ''] : ['BNR ', ` din ${exchangeRateDate.split('-').reverse().join('.')}`];
  return `Curs ${source}1 ${currency} = ${formatNumber(rate)} lei${day}`;
}

/** The rate a line of notes tells of this currency; undefined where it tells none. */
export function readExchangeRateNote(line: string, currency: string): NotedRate | undefined {
  const [, code, rate = '', day, month, year] = RATE.exec(line) ?? [];
  const parsed = parseTypedNumber(rate);
  if (code !== currency || !parsed.ok) return undefined;
  return {
    currency,
    exchangeRate: toTypedText(parsed.value),
    exchangeRateDate: year === undefined ? '' : `${year}-${month}-${day}`,
  };
}

/** The draft's notes with the rate below them, unless the person wrote the same line. */
export function notesWithRate(draft: NotedRate & Pick<InvoiceDraft, 'notes'>): string {
  const rate = exchangeRateNote(draft);
  const lines = draft.notes.split(/\r?\n/).map((line) => line.trim());
  return rate === '' || lines.includes(rate) ? draft.notes : `${draft.notes}\n${rate}`;
}

/** Notes of an issued invoice taken apart again: the person's text, and the rate where one of the lines tells it. */
export function splitOffRate(
  notes: string,
  currency: string,
): Pick<InvoiceDraft, 'notes' | 'exchangeRate' | 'exchangeRateDate'> {
  const lines = notes.split('\n');
  const at = lines.findLastIndex((line) => readExchangeRateNote(line, currency) !== undefined);
  const rate = readExchangeRateNote(lines[at] ?? '', currency);
  if (rate === undefined) return { notes, exchangeRate: '', exchangeRateDate: '' };
  const { exchangeRate, exchangeRateDate } = rate;
  return { notes: lines.filter((_, index) => index !== at).join('\n'), exchangeRate, exchangeRateDate };
}
