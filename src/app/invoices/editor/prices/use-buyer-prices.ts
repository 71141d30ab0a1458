import { useEffect, useRef } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { shellTexts } from '@/app/texts/shell-texts';
import { useEditorServices } from '../editor-services';
import { asksAnew, type PriceStanding, standingOf } from '../model/price-standing';
import { useEditor, useEditorHandle } from '../use-editor';

const loadAnew = () => loadChunk(() => import('./put-prices-anew'));

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
    if (draft.lines.every(({ priced }) => priced === undefined || priced.by === 'hand')) return;
    // Another one was chosen meanwhile, with a turn of its own; where it is half written yet, it may become this one again.
    const untilNext = (): void => {
      if (asked.current === standing) asked.current = before;
    };
    loadAnew()
      .then(({ putPricesAnew }) => putPricesAnew({ store, offersFor }, draft, { before, standing }))
      .then(
        (isPut) => {
          if (!isPut) untilNext();
        },
        (error: unknown) => {
          console.error('The prices could not be put anew:', error);
          untilNext();
          const { title, text } = shellTexts.chunkError;
          addAlert({ type: 'error', message: title, description: text });
        },
      );
  }, [whose, currency, offersFor, store]);
}
