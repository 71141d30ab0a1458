import { dayText } from '@/app/ui/words/date-words';
import type { DraftPricing } from '@/domain/invoice/invoice-draft';
import { pricesTexts } from './prices-texts';

/** Where a price comes from, inside a sentence; that there is none, where nothing has one in the draft's currency. */
export function pricingWords({ by, from }: DraftPricing, price: string, selfBilled: boolean): string {
  if (price === '' && by !== 'hand') return pricesTexts.none;
  switch (by) {
    case 'list':
      return pricesTexts.ofList(from);
    case 'client':
      return selfBilled ? pricesTexts.ofSupplier(dayText(from)) : pricesTexts.ofClient(dayText(from));
    case 'product':
      return pricesTexts.ofProduct;
    case 'hand':
      return pricesTexts.byHand;
  }
}
