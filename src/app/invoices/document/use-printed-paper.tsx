import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { whenIdle } from '@/app/ui/when-idle';
import type { PaperRequest } from '@/workers/pdf/lay-paper';

const PrintedPaper = lazy(() => loadChunk(() => import('./printed-paper')));

/** Lines of a document whose pages are made ready before anybody asks: the browser's own command prints them too. */
const READY_AT_ONCE = 200;

export interface Printing {
  /** Prints as soon as the pages are there. */
  readonly print: () => void;
  /** To be drawn beside the document; nothing on the screen. */
  readonly paper: ReactNode;
}

/** The print of an open document; undefined while it is read. */
export function usePrintedPaper(request: PaperRequest | undefined): Printing {
  const [asked, setAsked] = useState(0);
  const [idle, setIdle] = useState(false);
  const short = request !== undefined && request.invoice.lines.length <= READY_AT_ONCE;
  useEffect(() => (short ? whenIdle(() => setIdle(true)) : undefined), [short]);
  const wanted = asked > 0 || (short && idle);
  const print = useCallback(() => setAsked((before) => before + 1), []);
  const paper =
    wanted && request !== undefined ? (
      <Suspense fallback={null}>
        <PrintedPaper asked={asked} request={request} />
      </Suspense>
    ) : null;
  return { print, paper };
}
