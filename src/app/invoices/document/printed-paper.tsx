import { useEffect } from 'react';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { countText } from '@/app/ui/words/amount-text';
import type { PaperRequest } from '@/workers/pdf/lay-paper';
import { PaperPages } from './paper-pages';
import { paperTexts } from './paper-texts';
import { usePaperPages, usePrintWhenLaid } from './use-paper-pages';

const ALERT = 'print-laying';

export interface PrintedPaperProps {
  /** The same object as long as the document is the same. */
  readonly request: PaperRequest;
  /** How often the print was asked for. */
  readonly asked: number;
}

/** The pages of a document for the printer alone: those of its PDF. Until they are laid out the article would be printed. */
export default function PrintedPaper({ request, asked }: PrintedPaperProps) {
  const laid = usePaperPages(request);
  const print = usePrintWhenLaid(laid);
  const { progress, pages, stop } = laid;
  useEffect(() => {
    if (asked > 0) print();
  }, [asked, print]);
  const waiting = asked > 0 && pages === null ? progress : null;
  useEffect(() => {
    if (waiting === null) return;
    const message = paperTexts.layingLines(countText(waiting.lines), countText(waiting.of));
    addAlert({ id: ALERT, type: 'info', message, delay: PERSISTENT, action: { label: paperTexts.stop, onAct: stop } });
    return () => removeAlert(ALERT);
  }, [waiting, stop]);
  return <div className="hidden">{laid.pages !== null && <PaperPages pages={laid.pages} />}</div>;
}
