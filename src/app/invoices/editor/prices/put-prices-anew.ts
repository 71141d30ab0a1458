/** The prices of a draft for another buyer, day or currency, put and told of. Few drafts change theirs once they have lines. */
import { addAlert } from '@/app/state/alerts';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { EditorServices } from '../editor-services';
import type { EditorStore } from '../model/editor-store';
import { isSameStanding, type PriceStanding, standingOf } from '../model/price-standing';
import { repricedLines, repricedProducts } from '../model/repriced-lines';
import { pricesTexts } from './prices-texts';

const REPRICED = 'lines-repriced';

interface AnewParts extends Pick<EditorServices, 'offersFor'> {
  readonly store: EditorStore;
}

/** False: the draft has another standing by now, and nothing was put. `before`: what its prices hung on until then. */
export async function putPricesAnew(
  { store, offersFor }: AnewParts,
  draft: InvoiceDraft,
  { before, standing }: { readonly before: PriceStanding; readonly standing: PriceStanding },
): Promise<boolean> {
  const products = repricedProducts(draft.lines);
  if (products.length === 0) return true;
  // In another currency a price of which nothing is known any more is a wrong one.
  const emptied = standing.currency === before.currency ? [] : products;
  const offers = await offersFor(products, draft).catch((error: unknown) => {
    console.warn('The prices were not found anew:', error);
    return [];
  });
  const now = store.getState().draft;
  if (!isSameStanding(standingOf(now), standing)) return false;
  const lines = repricedLines(now.lines, offers, emptied);
  const changed = lines.filter((line, row) => line !== now.lines[row]);
  if (changed.length === 0) return true;
  store.change({ type: 'set', fields: { lines } });
  const description = pricesTexts.repricedText(changed.some(({ price }) => price === ''));
  addAlert({ id: REPRICED, type: 'info', message: pricesTexts.repriced(changed.length), description });
  return true;
}
