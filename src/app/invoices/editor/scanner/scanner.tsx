/** Codes by a scanner that types, in any cell of the lines: the product comes as a line, or its quantity rises by one. */
import { useEffect, useRef } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useGrid } from '../grid/grid-context';
import { useEditorHandle } from '../use-editor';
import { scanBurst } from './scan-burst';
import { scannerTexts } from './scanner-texts';
import { type ScannedProducts, useScannedProducts } from './use-scanned-products';

/** So long a code is no quantity and no price. */
const LONGEST_FIGURE = 8;

export default function Scanner(): null {
  const { byCode, put } = useScannedProducts();
  const take = useTakeCode(put);
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
      latest.current.take(cell, product?.id ?? null);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return null;
}

/** Takes the code's keys out of the cell, and puts the product into the lines. */
function useTakeCode(put: ScannedProducts['put']): (cell: HTMLInputElement, productId: string | null) => void {
  const { store } = useEditorHandle();
  const { wantsFocus } = useGrid();
  return (cell, productId) => {
    store.cancelEdit();
    cell.blur();
    store.moveGrid({ type: 'point' });
    // The cell is not drawn anew, so nothing else gives it the keyboard back, for the next scan too.
    cell.focus({ preventScroll: true });
    cell.select();
    if (productId === null) return;
    put(productId, (taken) => {
      // The next empty row waits for the next scan; where it has the keyboard already, it keeps it.
      const row = Math.max(taken + 1, store.getState().draft.lines.length);
      const { grid } = store.getState();
      wantsFocus.current = grid.row !== row || grid.column !== 0;
      store.moveGrid({ type: 'go', row, column: 0 });
    });
  };
}
