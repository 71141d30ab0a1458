/** Which of the prices that lists keep for a product stands on a day. Pure. */

import { AFTER_EVERY_DAY } from '../calendar/iso-date';
import type { IsoDate } from '../invoice/invoice';
import { compareTexts } from '../text/compare-texts';

/** What is asked of a price; '' of a day: without that end. */
export interface DatedPrice {
  readonly product: string;
  readonly currency: string;
  readonly validFrom: IsoDate;
  readonly validUntil: IsoDate;
}

interface PriceQuestion {
  readonly product: string;
  readonly currency: string;
  readonly day: IsoDate;
}

/**
 * The price of a product on a day in a currency: of several the one that began last, then the one that ends first; undefined
 * where none stands. Both days of a period are within it.
 */
export function priceOn<P extends DatedPrice>(
  prices: readonly P[],
  { product, currency, day }: PriceQuestion,
): P | undefined {
  const [first] = prices
    .filter(
      (price) =>
        price.product === product &&
        price.currency === currency &&
        price.validFrom <= day &&
        (price.validUntil === '' || day <= price.validUntil),
    )
    .sort(
      (a, b) =>
        compareTexts(b.validFrom, a.validFrom) ||
        compareTexts(a.validUntil || AFTER_EVERY_DAY, b.validUntil || AFTER_EVERY_DAY),
    );
  return first;
}
