/**
 * What is to be paid, in the other currency of the rate that the notes tell: in lei for an invoice in foreign currency (the document
 * carries only its VAT in lei, BT-111), in euro for one in lei. For the reader alone; the document's own currency decides.
 */
import type { Invoice } from '../invoice/invoice';
import { readExchangeRateNote } from '../invoice/issue/exchange-rate-note';
import { type Decimal, toDecimal, toText } from '../money/decimal';
import { divide, multiply } from '../money/decimal-arithmetic';
import type { DecimalText } from '../money/decimal-text';
import { typedNumberOrZero } from '../money/parse-typed-number';
import { roundMoney } from '../money/rounding';

export interface PayableInOther {
  readonly amount: DecimalText;
  readonly currency: string;
  /** The rate is the National Bank's; else it was typed by hand. */
  readonly official: boolean;
}

/** Whose rate an invoice's notes may tell. */
export function notedCurrency(currency: string): string {
  return currency === 'RON' ? 'EUR' : currency;
}

/** Undefined where the notes tell no rate. */
export function payableInOther({
  notes,
  currency,
  totals,
}: Pick<Invoice, 'notes' | 'currency' | 'totals'>): PayableInOther | undefined {
  const noted = notes.flatMap(({ text }) => readExchangeRateNote(text, notedCurrency(currency)) ?? [])[0];
  if (noted === undefined) return undefined;
  const rate = typedNumberOrZero(noted.exchangeRate);
  const amount = exchanged(toDecimal(totals.payable), rate, currency === 'RON');
  if (amount === undefined) return undefined;
  const other = currency === 'RON' ? noted.currency : 'RON';
  return { amount: toText(amount), currency: other, official: noted.exchangeRateDate !== '' };
}

/** To the hundredth; undefined by a rate of zero. */
function exchanged(amount: Decimal, rate: Decimal, fromLei: boolean): Decimal | undefined {
  return fromLei ? divide(amount, rate, 2) : roundMoney(multiply(amount, rate));
}
