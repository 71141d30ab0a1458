/** The making of a PDF as the person sees it: how far a long one is, a way to stop it, a sentence where it cannot be made. */
import { proxy } from 'comlink';
import { saveFile } from '@/app/files/save-file';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { countText } from '@/app/ui/words/amount-text';
import { safeName } from '@/workers/document/pack-zip';
import type { InvoicePdf, PdfProgress } from '@/workers/pdf/invoice-pdf';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import { documentProof } from './document-proof';
import { archivedDocument, type DocumentSource } from './document-source';
import { missingWords } from './document-words';
import { pdfMakingTexts } from './pdf-making-texts';
import type { ShownItem } from './shown-item';

export async function makeInvoicePdf(source: DocumentSource, item: ShownItem): Promise<void> {
  const answer = await archivedDocument(source, item, 'xml');
  if (answer.kind === 'found') await makePdf(item, answer.bytes);
  else addAlert({ type: 'warning', message: missingWords(answer.kind, 'xml', item.number) });
}

async function makePdf(item: ShownItem, xml: Uint8Array): Promise<void> {
  const stopping = new AbortController();
  const alert = `pdf-${item.id}`;
  const request = {
    xml,
    xmlName: safeName(`${item.number}.xml`),
    proof: documentProof(item),
    author: '',
    madeAt: Date.now(),
  };
  try {
    const progress = proxy(progressIn(alert, item.number, stopping));
    const made = await pdfWorker.call<InvoicePdf>(async (api) => api.invoicePdf(request, progress), stopping.signal);
    if (made.ok) saveFile(made.pdf, safeName(`${item.number}.pdf`), 'application/pdf');
    tellOf(made, item.number);
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error('The PDF could not be made:', error);
    addAlert({ type: 'error', message: pdfMakingTexts.failed(item.number) });
  } finally {
    removeAlert(alert);
  }
}

function progressIn(id: string, number: string, stopping: AbortController): PdfProgress {
  const action = { label: pdfMakingTexts.stop, onAct: () => stopping.abort() };
  return (lines, of) => {
    if (stopping.signal.aborted) return;
    const description = pdfMakingTexts.lines(countText(lines), countText(of));
    addAlert({ id, type: 'info', message: pdfMakingTexts.making(number), description, delay: PERSISTENT, action });
  };
}

function tellOf(made: InvoicePdf, number: string): void {
  if (!made.ok) addAlert({ type: 'warning', message: pdfMakingTexts.unreadable(number) });
  else if (made.missing.length > 0) {
    addAlert({ type: 'warning', message: pdfMakingTexts.missing(made.missing.slice(0, 12).join(' ')) });
  }
}
