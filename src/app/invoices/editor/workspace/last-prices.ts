/** What a buyer paid last for each product, from the invoices of this device. Pure over documents, newest first. */

import { CREDIT_NOTE_TYPE_CODES } from '@/domain/codelists/credit-note-type-codes';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import type { Invoice, InvoiceLine } from '@/domain/invoice/invoice';
import { toDecimal, ZERO } from '@/domain/money/decimal';
import { compareDecimals, isNegative } from '@/domain/money/decimal-arithmetic';
import type { DecimalText } from '@/domain/money/decimal-text';
import { exactUnitPrice } from '@/domain/prices/unit-price';
import { fold } from '@/domain/text/fold';

export interface LastPrice {
  readonly price: DecimalText;
  readonly date: string;
}

/** Null where the last one cannot be said: that of before is not the last. */
export type LastPrices = ReadonlyMap<string, LastPrice | null>;

/** Which sales are asked: a price of another currency, or of the other direction, is none of theirs. */
export interface PricedSales {
  readonly currency: string;
  /** What the partner was paid (389) is asked, not what it paid. */
  readonly selfBilled: boolean;
}

const CREDIT_NOTES: ReadonlySet<string> = new Set(CREDIT_NOTE_TYPE_CODES.split(' '));

/** Not what takes back: a return has the price of its sale, however old, and a credit note may have that of a part. */
export function isPricedSale(
  { typeCode, currency }: Pick<Invoice, 'typeCode' | 'currency'>,
  asked: PricedSales,
): boolean {
  return currency === asked.currency && (typeCode === SELF_BILLED) === asked.selfBilled && !CREDIT_NOTES.has(typeCode);
}

/** A product is known again by its code, else by its name. */
export function productKeys(code: string, name: string): readonly string[] {
  return [...(code === '' ? [] : [`code:${fold(code)}`]), `name:${fold(name)}`];
}

/** `invoices`: of one buyer, newest first. */
export function lastPricesOf(invoices: readonly Invoice[], asked: PricedSales): LastPrices {
  const prices = new Map<string, LastPrice | null>();
  for (const invoice of invoices) {
    if (!isPricedSale(invoice, asked)) continue;
    for (const line of invoice.lines.filter(isSold)) {
      const price = exactUnitPrice(line);
      for (const key of productKeys(line.item.sellerId ?? '', line.item.name)) {
        if (!prices.has(key)) prices.set(key, price === undefined ? null : { price, date: invoice.issueDate });
      }
    }
  }
  return prices;
}

/** Nor a line with minus of an invoice, which is a credit note's in another place. */
function isSold({ quantity, price }: InvoiceLine): boolean {
  return compareDecimals(toDecimal(quantity), ZERO) > 0 && !isNegative(toDecimal(price.net));
}

export function lastPriceOf(prices: LastPrices, code: string, name: string): LastPrice | undefined {
  const known = productKeys(code, name).find((key) => prices.has(key));
  return known === undefined ? undefined : (prices.get(known) ?? undefined);
}
