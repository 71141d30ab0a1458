/** The company's products by the code that a scanner types, and the lines that come of a scan. */
import { useMemo, useRef } from 'react';
import type { Product } from '@/api/entities/product';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { listProducts } from '@/db/collections/product';
import { useEditorServices } from '../editor-services';
import { lineOfProduct } from '../model/line-of-product';
import { useEditorHandle } from '../use-editor';
import { scannedLine } from './scanned-line';
import { scannerTexts } from './scanner-texts';

export interface ScannedProducts {
  readonly byCode: ReadonlyMap<string, Product>;
  /** A line of it, or one more of it where it stands; `told`: the line, once it is there. Scans come one after the other. */
  readonly put: (productId: string, told?: (row: number) => void) => void;
}

export function useScannedProducts(): ScannedProducts {
  const { db, company } = useWorkspace();
  const { store } = useEditorHandle();
  const { offersFor } = useEditorServices();
  const products = useLive(() => listProducts(db, company.id), [db, company.id]);
  const byCode = useMemo(
    () => new Map((products ?? []).flatMap(({ row }) => (row.code.trim() === '' ? [] : [[row.code.trim(), row]]))),
    [products],
  );
  const last = useRef<Promise<void>>(Promise.resolve());
  const put = async (productId: string, told?: (row: number) => void): Promise<void> => {
    // By its id: of a search's few, those that only hold the code may leave no room for the one that is meant.
    const [chosen] = await offersFor([productId], store.getState().draft);
    if (chosen === undefined) throw new Error('The product is gone.');
    const change = scannedLine(store.getState().draft.lines, lineOfProduct(chosen.product, chosen.offer));
    store.change(change);
    told?.(change.row);
  };
  return {
    byCode,
    put: (productId, told) => {
      last.current = last.current
        .then(() => put(productId, told))
        .catch((error: unknown) => {
          console.warn('A scanned code was not taken:', error);
          addAlert({ type: 'error', message: scannerTexts.notTaken });
        });
    },
  };
}
