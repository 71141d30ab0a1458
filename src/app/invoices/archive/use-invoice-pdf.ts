import { useCallback, useRef } from 'react';
import { loadMaking } from './load-making';
import type { ShownItem } from './shown-item';
import { useDocumentSource } from './use-document-source';

/** What makes it comes with the first PDF: no page needs it to be shown. */
const load = () => import('./pdf-making');

/** Gives the person a document as a PDF made here; one that is being made is not begun again. */
export function useInvoicePdf(): (item: ShownItem) => Promise<void> {
  const source = useDocumentSource();
  const running = useRef(new Set<string>());
  return useCallback(
    async (item) => {
      if (running.current.has(item.id)) return;
      running.current.add(item.id);
      try {
        await (await loadMaking(load))?.savePdf(source, item);
      } finally {
        running.current.delete(item.id);
      }
    },
    [source],
  );
}
