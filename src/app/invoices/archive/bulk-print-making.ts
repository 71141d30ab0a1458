/**
 * Prints many documents, by the worker and the browser's printer.
 *
 * Invariant: one print is prepared at a time; who asks for another meanwhile is told so by the one that is being prepared.
 */
import { proxy } from 'comlink';
import { loadPaperFaces } from '@/app/invoices/document/paper-faces';
import type { LaidPapers } from '@/workers/pdf/lay-papers';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import { type BulkPrint, printMany } from './bulk-print';
import { bulkPrintTexts } from './bulk-print-texts';
import type { DocumentSource } from './document-source';
import { manyDocuments } from './many-documents';
import { isUnderWay } from './work-in-sight';

export async function layMany(
  source: DocumentSource,
  ids: readonly string[],
  print: BulkPrint['print'],
): Promise<void> {
  if (ids.length === 0 || isUnderWay(bulkPrintTexts)) return;
  await printMany({ ...manyDocuments(source), lay, print }, ids);
}

const lay: BulkPrint['lay'] = async (next, progress, signal) => {
  const [papers] = await Promise.all([
    pdfWorker.call<LaidPapers>(async (api) => api.layPapers(proxy(next), proxy(progress)), signal),
    loadPaperFaces(),
  ]);
  return papers;
};
