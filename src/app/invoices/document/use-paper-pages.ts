import { proxy } from 'comlink';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageDescription } from '@/domain/paper/layout/page-description';
import type { PaperRequest } from '@/workers/pdf/lay-paper';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import { loadPaperFaces } from './paper-faces';

export interface LaidPaper {
  /** Null until they are laid out, and where they cannot be: the worker or its faces are not to be had. */
  readonly pages: PageDescription | null;
  readonly failed: boolean;
  /** The person has stopped it; it is laid out where they ask again. */
  readonly stopped: boolean;
  /** Lines that stand on pages, of all, while a long document is laid out. */
  readonly progress: { readonly lines: number; readonly of: number } | null;
}

const NOTHING: LaidPaper = { pages: null, failed: false, stopped: false, progress: null };

export interface PaperLaying extends LaidPaper {
  readonly stop: () => void;
  /** Lays out what was stopped. */
  readonly again: () => void;
}

/** The pages of a document, laid out anew when it changes; none for undefined. The same request must be the same object. */
export function usePaperPages(request: PaperRequest | undefined): PaperLaying {
  const [laid, setLaid] = useState<LaidPaper & { readonly of?: PaperRequest }>(NOTHING);
  const [tries, setTries] = useState(0);
  const stopping = useRef(new AbortController());
  useEffect(() => {
    if (request === undefined) return;
    // A try is made anew for each time it is asked for.
    void tries;
    let stale = false;
    let settled = false;
    const stopped = new AbortController();
    stopping.current = stopped;
    const show = (news: Partial<LaidPaper>): void => {
      if (!stale) setLaid({ ...NOTHING, ...news, of: request });
    };
    const settle = (news: Partial<LaidPaper>): void => {
      settled = true;
      show(news);
    };
    const progress = (lines: number, of: number): void => {
      // It comes over a port of its own, and may come after the pages.
      if (!settled && !stopped.signal.aborted) show({ progress: { lines, of } });
    };
    layOut(request, progress, stopped.signal).then(
      (pages) => settle({ pages }),
      (error: unknown) => {
        if (stopped.signal.aborted) return settle({ stopped: true });
        console.error('The pages could not be laid out:', error);
        settle({ failed: true });
      },
    );
    return () => {
      stale = true;
    };
  }, [request, tries]);
  const stop = useCallback(() => stopping.current.abort(), []);
  const again = useCallback(() => {
    setLaid(NOTHING);
    setTries((before) => before + 1);
  }, []);
  return { ...(laid.of === request ? laid : NOTHING), stop, again };
}

/** Not stopped where the document is left: stopping the worker would cost the next one more than the rest of this one. */
async function layOut(
  request: PaperRequest,
  progress: (lines: number, of: number) => void,
  signal: AbortSignal,
): Promise<PageDescription> {
  const [pages] = await Promise.all([
    pdfWorker.call<PageDescription>(async (api) => api.layPaper(request, proxy(progress)), signal),
    loadPaperFaces(),
  ]);
  return pages;
}

/**
 * Prints once the pages are drawn: at once where they are, else as soon as they come, or as the article where they cannot. Asked
 * for after it was stopped, it begins again. The same function as long as the page lives.
 */
export function usePrintWhenLaid({ pages, failed, stopped, again }: PaperLaying): () => void {
  const [asked, setAsked] = useState(0);
  const printed = useRef(0);
  const begin = useRef(() => {});
  const settled = pages !== null || failed;
  useLayoutEffect(() => {
    begin.current = stopped ? again : () => {};
  });
  useEffect(() => {
    // What was stopped is not printed later by itself.
    if (stopped) printed.current = asked;
    if (!settled || asked === printed.current) return;
    printed.current = asked;
    window.print();
  }, [asked, settled, stopped]);
  return useCallback(() => {
    begin.current();
    setAsked((before) => before + 1);
  }, []);
}
