/** What an invoice in foreign currency comes to in lei, for the reader; the document carries only its VAT in lei (BT-111). */
import type { Invoice } from '../invoice/invoice';
import { readExchangeRateNote } from '../invoice/issue/exchange-rate-note';
import { toDecimal, toText } from '../money/decimal';
import { multiply } from '../money/decimal-arithmetic';
import type { DecimalText } from '../money/decimal-text';
import { typedNumberOrZero } from '../money/parse-typed-number';
import { roundMoney } from '../money/rounding';

export interface PayableInLei {
  readonly amount: DecimalText;
  /** The rate is the National Bank's; else it was typed by hand. */
  readonly official: boolean;
}

/** By the rate that the notes tell; undefined in lei, and where they tell none. */
export function payableInLei({
  notes,
  currency,
  totals,
}: Pick<Invoice, 'notes' | 'currency' | 'totals'>): PayableInLei | undefined {
  if (currency === 'RON') return undefined;
  const rate = notes.flatMap(({ text }) => readExchangeRateNote(text, currency) ?? [])[0];
  if (rate === undefined) return undefined;
  const lei = roundMoney(multiply(toDecimal(totals.payable), typedNumberOrZero(rate.exchangeRate)));
  return { amount: toText(lei), official: rate.exchangeRateDate !== '' };
}
