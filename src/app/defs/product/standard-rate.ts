import type { VatRate } from '@/api/entities/vat-rate';
import { toDecimal } from '@/domain/money/decimal';
import { compareDecimals } from '@/domain/money/decimal-arithmetic';

/** What a new product is taxed with: the highest of the company's own rates of category S; '' where it has none. */
export function standardRate(rates: readonly Pick<VatRate, 'category' | 'rate'>[]): VatRate['rate'] {
  let highest: VatRate['rate'] = '';
  for (const { category, rate } of rates) {
    if (category !== 'S' || rate === '') continue;
    if (highest === '' || compareDecimals(toDecimal(rate), toDecimal(highest)) > 0) highest = rate;
  }
  return highest;
}
