/** The making of a PDF as the person sees it: how far a long one is, a way to stop it, a sentence where it cannot be made. */
import { PERSISTENT } from '@/app/state/alert-list';
import type { AlertToAdd } from '@/app/state/alerts';
import { countText } from '@/app/ui/words/amount-text';
import { safeName } from '@/workers/document/pack-zip';
import type { InvoicePdf, InvoicePdfRequest, PdfProgress } from '@/workers/pdf/invoice-pdf';
import { documentProof } from './document-proof';
import type { DocumentAnswer } from './document-source';
import { missingWords } from './document-words';
import { pdfMakingTexts } from './pdf-making-texts';
import type { ShownItem } from './shown-item';

export interface PdfMaking {
  readonly xmlOf: (item: ShownItem) => Promise<DocumentAnswer>;
  /** Rejects where the worker cannot be had, and when the signal fires. */
  readonly make: (request: InvoicePdfRequest, progress: PdfProgress, signal: AbortSignal) => Promise<InvoicePdf>;
  readonly save: (content: Uint8Array<ArrayBuffer>, name: string, type: string) => void;
  readonly tell: (alert: AlertToAdd) => void;
  readonly untell: (id: string) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export async function makeInvoicePdf(making: PdfMaking, item: ShownItem): Promise<void> {
  const answer = await making.xmlOf(item);
  if (answer.kind === 'found') await makePdf(making, item, answer.bytes);
  else making.tell({ type: 'warning', message: missingWords(answer.kind, 'xml', item.number) });
}

async function makePdf(making: PdfMaking, item: ShownItem, xml: Uint8Array): Promise<void> {
  const { number } = item;
  const stopping = new AbortController();
  const alert = `pdf-${item.id}`;
  const xmlName = safeName(`${number}.xml`);
  // Nobody records yet who wrote an invoice.
  const request = { xml, xmlName, proof: documentProof(item), author: '', madeAt: making.now() };
  try {
    const made = await making.make(request, progressIn(making, alert, number, stopping), stopping.signal);
    if (made.ok) making.save(made.pdf, safeName(`${number}.pdf`), 'application/pdf');
    tellOf(making, made, number);
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error('The PDF could not be made:', error);
    making.tell({ type: 'error', message: pdfMakingTexts.failed(number) });
  } finally {
    making.untell(alert);
  }
}

function progressIn({ tell }: PdfMaking, id: string, number: string, stopping: AbortController): PdfProgress {
  const action = { label: pdfMakingTexts.stop, onAct: () => stopping.abort() };
  return (lines, of) => {
    if (stopping.signal.aborted) return;
    const description = pdfMakingTexts.lines(countText(lines), countText(of));
    tell({ id, type: 'info', message: pdfMakingTexts.making(number), description, delay: PERSISTENT, action });
  };
}

/** So many letters are named. */
const NAMED = 12;

function tellOf({ tell }: PdfMaking, made: InvoicePdf, number: string): void {
  if (!made.ok) tell({ type: 'warning', message: pdfMakingTexts.unreadable(number) });
  else if (made.missing.length > 0) {
    tell({ type: 'warning', message: pdfMakingTexts.missing(made.missing.slice(0, NAMED).join(' ')) });
  }
}
