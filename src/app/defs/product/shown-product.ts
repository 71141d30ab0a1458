import type { ProductContent } from '@/api/entities/product';
import { VAT_CATEGORY_NAMES } from '@/app/defs/vat-category-names';
import { amountText } from '@/app/ui/words/amount-text';

/** The rate in words: `21 %`, or the category where there is none. */
export function shownVat({ vatCategory, vatRate }: ProductContent): string {
  return vatCategory === 'S' && vatRate !== ''
    ? `${amountText(vatRate, 0)} %`
    : (VAT_CATEGORY_NAMES[vatCategory] ?? vatCategory);
}

/** A price with at least two decimals, as many as it has. */
export function shownPrice({ price, currency }: ProductContent): string {
  if (price === '') return '–';
  return currency === 'RON' ? amountText(price) : `${amountText(price)} ${currency}`;
}
