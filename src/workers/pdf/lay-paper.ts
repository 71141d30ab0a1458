/** The paper of an invoice, without its bytes: as pages to be shown and printed, and as the PDF of a draft. */
import type { DocumentProof } from '@/domain/paper/document-proof';
import { invoicePaper, paperTitle } from '@/domain/paper/invoice/invoice-paper';
import type { PageDescription } from '@/domain/paper/layout/page-description';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import type { Invoice } from '../../domain/invoice/invoice';
import type { InvoicePdf, PdfProgress } from './invoice-pdf';
import type { PaperFonts } from './paper-fonts';
import { pdfTexts } from './pdf-texts';
import { writePdf } from './write-pdf';

export interface PaperRequest {
  readonly invoice: Invoice;
  /** Absent: a draft, and every page says so. */
  readonly proof?: DocumentProof;
  /** '' where nobody knows. */
  readonly author: string;
  /** Absent: as of a company that chose nothing. */
  readonly look?: InvoiceLook;
}

/** The very pages that the PDF of the same invoice has. */
export function layPaper(request: PaperRequest, fonts: PaperFonts, progress?: PdfProgress): PageDescription {
  const { invoice, ...options } = request;
  return invoicePaper(invoice, options, fonts.metrics, progress);
}

/** Of what is not issued: no XML stands in it, as there is none. `madeAt`: epoch milliseconds. */
export function draftPdf(
  request: Omit<PaperRequest, 'proof'>,
  madeAt: number,
  fonts: PaperFonts,
  progress?: PdfProgress,
): InvoicePdf {
  const { invoice } = request;
  const pages = layPaper(request, fonts, progress);
  const facts = {
    title: pdfTexts.draftTitle(paperTitle(invoice)),
    author: invoice.seller.name,
    language: 'ro-RO',
    madeAt: new Date(madeAt),
    attachments: [],
  };
  const pdf = writePdf(pages, facts, fonts);
  return { ok: true, pdf, pages: pages.furniture.length, missing: pages.missing };
}
