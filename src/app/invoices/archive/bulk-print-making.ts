/**
 * Prints many documents, by the worker and the browser's printer.
 *
 * Invariant: one print is prepared at a time; how far it is stands in sight, so a second press begins nothing.
 */
import { proxy } from 'comlink';
import { loadPaperFaces } from '@/app/invoices/document/paper-faces';
import type { LaidPapers } from '@/workers/pdf/lay-papers';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import { type BulkPrint, printMany } from './bulk-print';
import type { DocumentSource } from './document-source';
import { manyDocuments } from './many-documents';

let laying = false;

export async function layMany(
  source: DocumentSource,
  ids: readonly string[],
  print: BulkPrint['print'],
): Promise<void> {
  if (laying || ids.length === 0) return;
  laying = true;
  try {
    await printMany({ ...manyDocuments(source), lay, print }, ids);
  } finally {
    laying = false;
  }
}

const lay: BulkPrint['lay'] = async (next, progress, signal) => {
  const [papers] = await Promise.all([
    pdfWorker.call<LaidPapers>(async (api) => api.layPapers(proxy(next), proxy(progress)), signal),
    loadPaperFaces(),
  ]);
  return papers;
};
