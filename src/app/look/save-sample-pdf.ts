import { proxy } from 'comlink';
import { saveFile } from '@/app/files/save-file';
import { addAlert } from '@/app/state/alerts';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import type { InvoicePdf } from '@/workers/pdf/invoice-pdf';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import { lookTexts } from './look-texts';

/** Gives the person the sample invoice as a PDF that says on every page that it is none. */
export async function saveSamplePdf(invoice: Invoice, look: InvoiceLook): Promise<void> {
  const request = { invoice, look, author: '' };
  try {
    const made = await pdfWorker.call<InvoicePdf>((api) =>
      api.draftPdf(
        request,
        Date.now(),
        proxy(() => {}),
      ),
    );
    if (!made.ok) throw new Error('The sample was not laid out.');
    saveFile(made.pdf, lookTexts.sampleName, 'application/pdf');
  } catch (error) {
    console.error('The sample could not be made:', error);
    addAlert({ type: 'error', message: lookTexts.pdfFailed });
  }
}
