/** Codes by a scanner that types, in any cell of the lines: the product comes as a line, or its quantity rises by one. */
import { useEffect, useMemo, useRef } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { listProducts } from '@/db/collections/product';
import { useEditorServices } from '../editor-services';
import { useGrid } from '../grid/grid-context';
import { lineOfProduct } from '../model/line-of-product';
import { useEditorHandle } from '../use-editor';
import { scanBurst } from './scan-burst';
import { scannedLine } from './scanned-line';
import { scannerTexts } from './scanner-texts';

/** So long a code is no quantity and no price. */
const LONGEST_FIGURE = 8;

export default function Scanner(): null {
  const { db, company } = useWorkspace();
  const products = useLive(() => listProducts(db, company.id), [db, company.id]);
  const byCode = useMemo(
    () => new Map((products ?? []).flatMap(({ row }) => (row.code.trim() === '' ? [] : [[row.code.trim(), row]]))),
    [products],
  );
  const take = useTakeCode();
  const latest = useRef({ byCode, take });
  latest.current = { byCode, take };
  useEffect(() => {
    const burst = scanBurst();
    const onKey = (event: KeyboardEvent): void => {
      const cell = event.target instanceof HTMLInputElement && 'gridCell' in event.target.dataset ? event.target : null;
      const code = burst.key(
        cell === null || event.ctrlKey || event.altKey || event.metaKey ? '' : event.key,
        event.timeStamp,
      );
      if (code === null || cell === null) return;
      const product = latest.current.byCode.get(code);
      const figure = cell.inputMode === 'decimal' && code.length > LONGEST_FIGURE;
      // What no product has is typed as a person would have, unless it would pass for a figure.
      if (product === undefined && !figure) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (product === undefined) addAlert({ type: 'warning', message: scannerTexts.unknown(code) });
      latest.current.take(cell, product?.id ?? null, code);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return null;
}

/** Takes the code's keys out of the cell, and puts the product into the lines; scans one after the other. */
function useTakeCode(): (cell: HTMLInputElement, productId: string | null, code: string) => void {
  const { store } = useEditorHandle();
  const { searchProducts } = useEditorServices();
  const { wantsFocus } = useGrid();
  const last = useRef<Promise<void>>(Promise.resolve());
  return (cell, productId, code) => {
    store.cancelEdit();
    cell.blur();
    store.moveGrid({ type: 'point' });
    // The cell is not drawn anew, so nothing else gives it the keyboard back, for the next scan too.
    cell.focus({ preventScroll: true });
    cell.select();
    if (productId === null) return;
    const put = async (): Promise<void> => {
      const found = await searchProducts(code, store.getState().draft);
      const chosen = found.find(({ product }) => product.id === productId);
      if (chosen === undefined) return;
      const change = scannedLine(store.getState().draft.lines, lineOfProduct(chosen.product, chosen.offer));
      store.change(change);
      // The next empty row waits for the next scan; where it has the keyboard already, it keeps it.
      const row = Math.max(change.row + 1, store.getState().draft.lines.length);
      const { grid } = store.getState();
      wantsFocus.current = grid.row !== row || grid.column !== 0;
      store.moveGrid({ type: 'go', row, column: 0 });
    };
    last.current = last.current
      .then(put)
      .catch((error: unknown) => console.warn('A scanned code was not taken:', error));
  };
}
