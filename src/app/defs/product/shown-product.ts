import type { ProductContent } from '@/api/entities/product';
import { amountText } from '@/app/ui/words/amount-text';
import { productTexts } from './product-texts';

const CATEGORY_NAMES: Readonly<Record<string, string>> = productTexts.categories;

/** The rate in words: `21 %`, or the category where there is none. */
export function shownVat({ vatCategory, vatRate }: ProductContent): string {
  return vatCategory === 'S' && vatRate !== ''
    ? `${amountText(vatRate, 0)} %`
    : (CATEGORY_NAMES[vatCategory] ?? vatCategory);
}

/** A price with at least two decimals, as many as it has. */
export function shownPrice({ price, currency }: ProductContent): string {
  if (price === '') return '–';
  return currency === 'RON' ? amountText(price) : `${amountText(price)} ${currency}`;
}
