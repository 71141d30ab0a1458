/** The making of a PDF as the person sees it: how far a long one is, a way to stop it, a sentence where it cannot be made. */
import { type AlertPorts, workAlert } from '@/app/state/work-alert';
import { countText } from '@/app/ui/words/amount-text';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { safeName } from '@/workers/document/file-names';
import type { InvoicePdf, InvoicePdfRequest, PdfProgress } from '@/workers/pdf/invoice-pdf';
import { chosenLook } from './chosen-look';
import { documentProof } from './document-proof';
import type { DocumentAnswer } from './document-source';
import { missingWords } from './document-words';
import { pdfMakingTexts } from './pdf-making-texts';
import type { ShownItem } from './shown-item';

export interface PdfSaving extends AlertPorts {
  readonly save: (content: Uint8Array<ArrayBuffer>, name: string, type: string) => void;
}

export interface PdfMaking extends PdfSaving {
  readonly xmlOf: (item: ShownItem) => Promise<DocumentAnswer>;
  /** The look that it left with; null: the usual one, `missing`: it has not come to this device yet. */
  readonly lookOf: (item: ShownItem) => Promise<InvoiceLook | null | 'missing'>;
  /** Rejects where the worker cannot be had, and when the signal fires. */
  readonly make: (request: InvoicePdfRequest, progress: PdfProgress, signal: AbortSignal) => Promise<InvoicePdf>;
  readonly atTest: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export async function makeInvoicePdf(making: PdfMaking, item: ShownItem): Promise<void> {
  const { id, number, author = '' } = item;
  const answer = await making.xmlOf(item);
  if (answer.kind !== 'found') {
    making.tell({ type: 'warning', message: missingWords(answer.kind, 'xml', number) });
    return;
  }
  const xmlName = safeName(`${number}.xml`);
  const look = await making.lookOf(item);
  const own = { proof: documentProof(item, making.atTest), author, madeAt: making.now(), ...chosenLook(look) };
  const request = { xml: answer.bytes, xmlName, ...own };
  const made = await makePdf(making, { id, number, file: safeName(`${number}.pdf`) }, (progress, signal) =>
    making.make(request, progress, signal),
  );
  if (made && look === 'missing') making.tell({ type: 'warning', message: pdfMakingTexts.lookMissing(number) });
}

interface PdfToMake {
  readonly id: string;
  /** As the person is told of it. */
  readonly number: string;
  readonly file: string;
}

/** Whether one was made. `make` rejects where the worker cannot be had, and when the signal fires. */
export async function makePdf(
  saving: PdfSaving,
  { id, number, file }: PdfToMake,
  make: (progress: PdfProgress, signal: AbortSignal) => Promise<InvoicePdf>,
): Promise<boolean> {
  const stopping = new AbortController();
  const alert = `pdf-${id}`;
  const tellProgress = progressIn(saving, alert, number, stopping);
  // Progress comes over a port of its own, and may come after the PDF.
  let over = false;
  try {
    const made = await make((lines, of) => {
      if (!over) tellProgress(lines, of);
    }, stopping.signal);
    if (made.ok) saving.save(made.pdf, file, 'application/pdf');
    tellOf(saving, made, number);
    return made.ok;
  } catch (error) {
    if (stopping.signal.aborted) return false;
    console.error('The PDF could not be made:', error);
    saving.tell({ type: 'error', message: pdfMakingTexts.failed(number) });
    return false;
  } finally {
    over = true;
    saving.untell(alert);
  }
}

function progressIn(saving: PdfSaving, id: string, number: string, stopping: AbortController): PdfProgress {
  const { show } = workAlert(saving, id, pdfMakingTexts.making(number), () => stopping.abort());
  return (lines, of) => {
    if (!stopping.signal.aborted) show(pdfMakingTexts.lines(countText(lines), countText(of)));
  };
}

/** So many letters are named. */
const NAMED = 12;

function tellOf({ tell }: PdfSaving, made: InvoicePdf, number: string): void {
  if (!made.ok) tell({ type: 'warning', message: pdfMakingTexts.unreadable(number) });
  else if (made.missing.length > 0) {
    tell({ type: 'warning', message: pdfMakingTexts.missing(made.missing.slice(0, NAMED).join(' ')) });
  }
}
