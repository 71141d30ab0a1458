/** The PDF of an invoice, out of its XML. */
import type { DocumentProof } from '@/domain/paper/document-proof';
import { invoicePaper, paperTitle } from '@/domain/paper/invoice/invoice-paper';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { readUbl } from '../../domain/invoice/ubl/read-ubl';
import { readXml } from '../../domain/xml/read-xml';
import type { PaperFonts } from './paper-fonts';
import { pdfTexts } from './pdf-texts';
import { writePdf } from './write-pdf';

export interface InvoicePdfRequest {
  readonly xml: Uint8Array;
  /** Of the XML inside. */
  readonly xmlName: string;
  readonly proof: DocumentProof;
  /** '' where nobody knows. */
  readonly author: string;
  /** That it left with; absent: as of a company that chose nothing. */
  readonly look?: InvoiceLook;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

export type InvoicePdf =
  | {
      readonly ok: true;
      readonly pdf: Uint8Array<ArrayBuffer>;
      readonly pages: number;
      /** Characters that the paper's fonts lack; they stand there as „?”. */
      readonly missing: readonly string[];
    }
  /** The bytes are no UBL invoice or credit note. */
  | { readonly ok: false };

/** Lines that stand on pages, of all; the whole work's second half, the writing, is not counted. */
export type PdfProgress = (lines: number, of: number) => void;

export function invoicePdf(request: InvoicePdfRequest, fonts: PaperFonts, progress?: PdfProgress): InvoicePdf {
  const read = readXml(request.xml);
  if (!read.ok) return { ok: false };
  const result = readUbl(read.root);
  if (!result.ok) return { ok: false };
  const { invoice } = result;
  const { xml, xmlName, proof, author, look, madeAt } = request;
  const pages = invoicePaper(
    invoice,
    { proof, author, ...(look === undefined ? {} : { look }) },
    fonts.metrics,
    progress,
  );
  const pdf = writePdf(
    pages,
    {
      title: paperTitle(invoice),
      author: invoice.seller.name,
      language: 'ro-RO',
      madeAt: new Date(madeAt),
      attachments: [{ name: xmlName, mime: 'application/xml', description: pdfTexts.xmlInside, bytes: xml }],
    },
    fonts,
  );
  return { ok: true, pdf, pages: pages.furniture.length, missing: pages.missing };
}
