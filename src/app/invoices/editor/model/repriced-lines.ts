/** The lines of a draft for another buyer, day or currency: what was put from lists, last prices and products is put anew. Pure. */
import type { DraftLine } from '@/domain/invoice/invoice-draft';
import type { ProductSuggestion } from '../editor-services';
import { type PriceOffer, priceFields } from './line-of-product';

const NO_PRICE: PriceOffer = { by: 'product', from: '', price: '', discount: '' };

/** The products whose prices may be put anew: never those of lines that a person priced, or of which nobody knows. */
export function repricedProducts(lines: readonly DraftLine[]): readonly string[] {
  return [...new Set(lines.filter(wasPut).flatMap(({ productId }) => productId ?? []))];
}

/** The very list where nothing is another; a product without an answer keeps its price, one that is `emptied` has none then. */
export function repricedLines(
  lines: readonly DraftLine[],
  offers: readonly ProductSuggestion[],
  emptied: readonly string[] = [],
): readonly DraftLine[] {
  const byProduct = new Map<string, PriceOffer>([
    ...emptied.map((id) => [id, NO_PRICE] as const),
    ...offers.map(({ product, offer }) => [product.id, offer] as const),
  ]);
  const next = lines.map((line) => {
    const offer = wasPut(line) ? byProduct.get(line.productId ?? '') : undefined;
    if (offer === undefined) return line;
    const fields = priceFields(offer, line);
    return isSo(line, fields) ? line : { ...line, ...fields };
  });
  return next.every((line, row) => line === lines[row]) ? lines : next;
}

function wasPut({ productId, priced }: DraftLine): boolean {
  return productId !== undefined && priced !== undefined && priced.by !== 'hand';
}

function isSo(line: DraftLine, { price, priced, discount }: ReturnType<typeof priceFields>): boolean {
  return (
    line.price === price &&
    line.priced?.by === priced?.by &&
    line.priced?.from === priced?.from &&
    (discount === undefined || discount.percent === line.discount.percent)
  );
}
