/**
 * Gives the person many documents' PDFs, by the worker and the browser's downloads.
 *
 * Invariant: one zip is made at a time; who asks for another meanwhile is told so by the one that is being made.
 */
import { proxy } from 'comlink';
import { saveFile } from '@/app/files/save-file';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import type { PdfZip } from '@/workers/pdf/pdf-zip';
import { type BulkPdf, type BulkPdfOrder, makeBulkPdf } from './bulk-pdf';
import { bulkPdfTexts } from './bulk-pdf-texts';
import type { DocumentSource } from './document-source';
import { manyDocuments } from './many-documents';
import { isUnderWay } from './work-in-sight';

/** False where the person stopped it. */
export async function savePdfs(source: DocumentSource, order: BulkPdfOrder): Promise<boolean> {
  if (order.ids.length === 0 || isUnderWay(bulkPdfTexts)) return true;
  return makeBulkPdf(bulkFrom(source), order);
}

function bulkFrom(source: DocumentSource): BulkPdf {
  return {
    ...manyDocuments(source),
    zip: (next, progress, signal) =>
      pdfWorker.call<PdfZip>(async (api) => api.zipPdfs(proxy(next), proxy(progress)), signal),
    save: (zip, name) => saveFile(zip, name, 'application/zip'),
  };
}
