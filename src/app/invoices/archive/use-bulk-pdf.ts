import { useCallback } from 'react';
import { useToday } from '@/app/state/use-today';
import { loadMaking } from './load-making';
import { useDocumentSource } from './use-document-source';

/** What makes them comes with the first press: no page needs it to be shown. */
const load = () => import('./bulk-pdf-making');

/** Gives the person the PDFs of many documents in one zip; it goes on where they leave the page. */
export function useBulkPdf(): (ids: readonly string[]) => Promise<void> {
  const source = useDocumentSource();
  const today = useToday();
  return useCallback(
    async (ids) => {
      await (await loadMaking(load))?.savePdfs(source, { ids, today });
    },
    [source, today],
  );
}
