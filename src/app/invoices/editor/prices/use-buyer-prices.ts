import { useEffect, useRef } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useEditorServices } from '../editor-services';
import { asksAnew, isSameStanding, type PriceStanding, standingOf } from '../model/price-standing';
import { repricedLines, repricedProducts } from '../model/repriced-lines';
import { useEditor, useEditorHandle } from '../use-editor';
import { pricesTexts } from './prices-texts';

const REPRICED = 'lines-repriced';

/**
 * Puts the prices of lists, last invoices and products anew when the draft gets another buyer, day or currency, and says so; a price that was
 * typed stays. A draft that is opened keeps what it has.
 */
export function useBuyerPrices(): void {
  const { store } = useEditorHandle();
  const { offersFor } = useEditorServices();
  const whose = useEditor(({ draft }) => standingOf(draft).whose);
  const currency = useEditor(({ draft }) => draft.currency);
  const asked = useRef<PriceStanding>({ whose, currency });
  useEffect(() => {
    const before = asked.current;
    const standing: PriceStanding = { whose, currency };
    if (!asksAnew(before, standing)) return;
    asked.current = standing;
    const { draft } = store.getState();
    const products = repricedProducts(draft.lines);
    if (products.length === 0) return;
    // In another currency a price of which nothing is known any more is a wrong one.
    const emptied = currency === before.currency ? [] : products;
    const put = async (): Promise<void> => {
      const offers = await offersFor(products, draft).catch((error: unknown) => {
        console.warn('The prices were not found anew:', error);
        return [];
      });
      const now = store.getState().draft;
      if (!isSameStanding(standingOf(now), standing)) {
        // Another one was chosen meanwhile, with a turn of its own; where it is half written yet, it may become this one again.
        if (asked.current === standing) asked.current = before;
        return;
      }
      const lines = repricedLines(now.lines, offers, emptied);
      const changed = lines.filter((line, row) => line !== now.lines[row]);
      if (changed.length === 0) return;
      store.change({ type: 'set', fields: { lines } });
      const description = pricesTexts.repricedText(changed.some(({ price }) => price === ''));
      addAlert({ id: REPRICED, type: 'info', message: pricesTexts.repriced(changed.length), description });
    };
    void put();
  }, [whose, currency, offersFor, store]);
}
