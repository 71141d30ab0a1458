import { proxy } from 'comlink';
import { saveFile } from '@/app/files/save-file';
import { addAlert, removeAlert } from '@/app/state/alerts';
import type { InvoicePdf } from '@/workers/pdf/invoice-pdf';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import { archivedDocument, type DocumentSource } from './document-source';
import { lookOfItem } from './look-of-item';
import { makeInvoicePdf, type PdfMaking } from './make-invoice-pdf';
import type { ShownItem } from './shown-item';

/** Gives the person the document's PDF, by the worker and the browser's downloads. */
export function savePdf(source: DocumentSource, item: ShownItem): Promise<void> {
  const making: PdfMaking = {
    xmlOf: (of) => archivedDocument(source, of, 'xml'),
    lookOf: (of) => lookOfItem(source.db, of),
    make: (request, progress, signal) =>
      pdfWorker.call<InvoicePdf>(async (api) => api.invoicePdf(request, proxy(progress)), signal),
    save: saveFile,
    tell: addAlert,
    untell: removeAlert,
    atTest: source.atTest,
    now: Date.now,
  };
  return makeInvoicePdf(making, item);
}
