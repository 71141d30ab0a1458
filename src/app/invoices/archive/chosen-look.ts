import type { InvoicePdfRequest } from '@/workers/pdf/invoice-pdf';
import type { PdfMaking } from './make-invoice-pdf';

/** Of a request; none where it is the usual one. */
export function chosenLook(look: Awaited<ReturnType<PdfMaking['lookOf']>>): Pick<InvoicePdfRequest, 'look'> {
  return look === null || look === 'missing' ? {} : { look };
}
