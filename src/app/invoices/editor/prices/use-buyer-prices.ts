import { useEffect, useRef } from 'react';
import { addAlert } from '@/app/state/alerts';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { isValidCui } from '@/domain/identifiers/cui';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import { type PricedDraft, useEditorServices } from '../editor-services';
import { repricedLines, repricedProducts } from '../model/repriced-lines';
import { useEditor, useEditorHandle } from '../use-editor';
import { pricesTexts } from './prices-texts';

const REPRICED = 'lines-repriced';

/**
 * Puts the prices of lists, last invoices and products anew when the draft gets another buyer or day, and says so; a price that was typed stays.
 * A draft that is opened keeps what it has.
 */
export function useBuyerPrices(): void {
  const { store } = useEditorHandle();
  const { offersFor } = useEditorServices();
  const standing = useEditor(({ draft }) => pricesHangOn(draft));
  const asked = useRef(standing);
  useEffect(() => {
    if (standing === null || standing === asked.current) return;
    asked.current = standing;
    const { draft } = store.getState();
    const products = repricedProducts(draft.lines);
    if (products.length === 0) return;
    const put = async (): Promise<void> => {
      const offers = await offersFor(products, draft);
      const now = store.getState().draft;
      // Another one was chosen meanwhile: it has a turn of its own.
      if (pricesHangOn(now) !== standing) return;
      const lines = repricedLines(now.lines, offers);
      const count = lines.filter((line, row) => line !== now.lines[row]).length;
      if (count === 0) return;
      store.change({ type: 'set', fields: { lines } });
      const words = { message: pricesTexts.repriced(count), description: pricesTexts.repricedText };
      addAlert({ id: REPRICED, type: 'info', ...words });
    };
    put().catch((error: unknown) => console.warn('The prices were not put anew:', error));
  }, [standing, offersFor, store]);
}

/** The buyer and the day as one text; null while either is written: half a code is nobody's. */
function pricesHangOn({ buyer: { partnerId = '', taxId }, issueDate }: PricedDraft): string | null {
  const code = bareTaxId(taxId);
  if (!isIsoDate(issueDate) || (/^\d+$/.test(code) && code.length < 13 && !isValidCui(code))) return null;
  return `${code} ${partnerId} ${issueDate}`;
}
