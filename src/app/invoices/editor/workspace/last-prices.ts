/** What a buyer paid last for each product, from the invoices of this device. Pure over documents, newest first. */

import type { Invoice } from '@/domain/invoice/invoice';
import type { DecimalText } from '@/domain/money/decimal-text';
import { fold } from '@/domain/text/fold';

export interface LastPrice {
  readonly price: DecimalText;
  readonly date: string;
}

export type LastPrices = ReadonlyMap<string, LastPrice>;

/** A product is known again by its code, else by its name. */
export function productKeys(code: string, name: string): readonly string[] {
  return [...(code === '' ? [] : [`code:${fold(code)}`]), `name:${fold(name)}`];
}

/** `invoices`: of one buyer, newest first. */
export function lastPricesOf(invoices: readonly Invoice[]): LastPrices {
  const prices = new Map<string, LastPrice>();
  for (const { lines, issueDate } of invoices) {
    for (const { item, price } of lines) {
      for (const key of productKeys(item.sellerId ?? '', item.name)) {
        if (!prices.has(key)) prices.set(key, { price: price.net, date: issueDate });
      }
    }
  }
  return prices;
}

export function lastPriceOf(prices: LastPrices, code: string, name: string): LastPrice | undefined {
  return productKeys(code, name)
    .map((key) => prices.get(key))
    .find((price) => price !== undefined);
}
