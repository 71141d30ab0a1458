import { type InvoicePdf, type InvoicePdfRequest, invoicePdf, type PdfProgress } from '@/workers/pdf/invoice-pdf';
import { bytesOf } from '../sample-xml';
import { fontsOfDisk } from './fonts-of-disk';

const fonts = fontsOfDisk();

export type Made = Extract<InvoicePdf, { readonly ok: true }>;

export const PROOF = {
  uploadIndex: '5014886088',
  validatedAt: '24.11.2026, 10:04',
  xmlSha256: '0123456789abcdef'.repeat(4),
};

export function attempt(xml: string, rest: Partial<InvoicePdfRequest> = {}, progress?: PdfProgress): InvoicePdf {
  const request = { xml: bytesOf(xml), xmlName: 'factura.xml', proof: PROOF, author: '', madeAt: 0, ...rest };
  return invoicePdf(request, fonts, progress);
}

/** Throws where no PDF is made. */
export function made(xml: string, rest: Partial<InvoicePdfRequest> = {}, progress?: PdfProgress): Made {
  const result = attempt(xml, rest, progress);
  if (!result.ok) throw new Error('The document was not read.');
  return result;
}
