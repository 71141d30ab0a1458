import { useCallback } from 'react';
import { useToday } from '@/app/state/use-today';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { loadMaking } from '../archive/load-making';
import { useDocumentSource } from '../archive/use-document-source';

/** What collects them comes with the first press: no list needs it to be shown. */
const load = () => import('./bulk-download-making');

/** Gives the person the documents of chosen rows in one zip; it goes on, in sight, where they leave the page. */
export function useBulkDownload(): (ids: readonly string[], format: DocumentFormat) => Promise<void> {
  const source = useDocumentSource();
  const today = useToday();
  return useCallback(
    async (ids, format) => {
      await (await loadMaking(load))?.saveDocuments(source, { ids, format, today });
    },
    [source, today],
  );
}
