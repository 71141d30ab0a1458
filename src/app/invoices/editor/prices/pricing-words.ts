import { dayText } from '@/app/ui/words/date-words';
import type { DraftPricing } from '@/domain/invoice/invoice-draft';
import { pricesTexts } from './prices-texts';

/** Where a price comes from, inside a sentence. */
export function pricingWords({ by, from }: DraftPricing): string {
  switch (by) {
    case 'list':
      return pricesTexts.ofList(from);
    case 'client':
      return pricesTexts.ofClient(dayText(from));
    case 'product':
      return pricesTexts.ofProduct;
    case 'hand':
      return pricesTexts.byHand;
  }
}
