import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import type { PageDescription } from '@/domain/paper/layout/page-description';
import { loadMaking } from './load-making';
import { useDocumentSource } from './use-document-source';

/** What lays them out comes with the first press: no page needs it to be shown. */
const load = () => import('./bulk-print-making');
const PrintedPapers = lazy(() => loadChunk(() => import('@/app/invoices/document/printed-papers')));

const NONE: readonly PageDescription[] = [];

export interface BulkPrinting {
  readonly print: (ids: readonly string[]) => Promise<void>;
  /** To be drawn on the page; nothing on the screen. */
  readonly papers: ReactNode;
}

/** The print of many documents as their PDFs are. */
export function useBulkPrint(): BulkPrinting {
  const source = useDocumentSource();
  const [laid, setLaid] = useState(NONE);
  const print = useCallback(
    async (ids: readonly string[]) => (await loadMaking(load))?.layMany(source, ids, setLaid),
    [source],
  );
  const forget = useCallback(() => setLaid(NONE), []);
  const papers =
    laid.length === 0 ? null : (
      <Suspense fallback={null}>
        <PrintedPapers onPrinted={forget} papers={laid} />
      </Suspense>
    );
  return { print, papers };
}
