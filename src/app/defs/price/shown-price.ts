import type { ListPriceContent } from '@/api/entities/list-price';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { priceTexts } from './price-texts';

/** A price with its currency where that is not lei; a dash where the product's own is taken. */
export function shownListPrice({ price, currency }: ListPriceContent): string {
  if (price === '') return '–';
  return currency === 'RON' ? amountText(price) : `${amountText(price)} ${currency}`;
}

export function shownDiscount({ discount }: ListPriceContent): string {
  return discount === '' ? '–' : `${amountText(discount, 0)} %`;
}

/** The days of a price in words. */
export function shownPeriod({ validFrom, validUntil }: ListPriceContent): string {
  if (validFrom === '') return validUntil === '' ? priceTexts.always : priceTexts.until(dayText(validUntil));
  if (validUntil === '') return priceTexts.from(dayText(validFrom));
  return priceTexts.period(dayText(validFrom), dayText(validUntil));
}
