/** What a template puts into a draft. Pure. */
import type { LineTemplate } from '@/db/collections/line-template';
import { NO_DRAFT_DISCOUNT } from '@/domain/invoice/empty-draft';
import type { DraftLine } from '@/domain/invoice/invoice-draft';

/** Into a draft in another currency without prices: 200 lei are not 200 euro. */
export function templateLines(
  { lines, currency }: Pick<LineTemplate, 'lines' | 'currency'>,
  ofDraft: string,
): readonly DraftLine[] {
  return currency === ofDraft ? lines : lines.map(withoutAmounts);
}

/** A product's price is as one that was asked in vain: another currency of the draft asks it anew. */
function withoutAmounts({ priced, ...line }: DraftLine): DraftLine {
  const ofPercent = line.discount.amount === '' && priced?.by !== 'list';
  return {
    ...line,
    price: '',
    ...(line.productId !== undefined && { priced: { by: 'product', from: '' } }),
    discount: ofPercent ? line.discount : NO_DRAFT_DISCOUNT,
  };
}
