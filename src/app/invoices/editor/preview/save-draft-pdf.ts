import { proxy } from 'comlink';
import { saveFile } from '@/app/files/save-file';
import { makePdf } from '@/app/invoices/archive/make-invoice-pdf';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { pdfName } from '@/workers/document/file-names';
import type { InvoicePdf } from '@/workers/pdf/invoice-pdf';
import type { PaperRequest } from '@/workers/pdf/lay-paper';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import { previewTexts } from './preview-texts';

/** Gives the person the draft's paper as a PDF that says on every page what it is; whether one was made. */
export function saveDraftPdf(request: PaperRequest): Promise<boolean> {
  const { number, buyer } = request.invoice;
  return makePdf(
    { save: saveFile, tell: addAlert, untell: removeAlert },
    {
      id: 'draft',
      number: number === '' ? previewTexts.draft : number,
      file: pdfName(`${previewTexts.fileMark} ${number}`.trim(), buyer.name),
    },
    (progress, signal) =>
      pdfWorker.call<InvoicePdf>(async (api) => api.draftPdf(request, Date.now(), proxy(progress)), signal),
  );
}
