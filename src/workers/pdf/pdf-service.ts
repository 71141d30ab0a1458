/** What the PDF worker does; the faces are read once and stay as long as it lives. */
import type { PageDescription } from '@/domain/paper/layout/page-description';
import { type DecisionPdfRequest, decisionPdf } from './decision-pdf';
import regularUrl from './faces/inter-400.ttf?url';
import semiboldUrl from './faces/inter-600.ttf?url';
import { type InvoicePdf, type InvoicePdfRequest, invoicePdf, type PdfProgress } from './invoice-pdf';
import { draftPdf, layPaper, type PaperRequest } from './lay-paper';
import { type LaidPapers, layPapers } from './lay-papers';
import { logoPng, type Pixels } from './logo-png';
import { type PaperFonts, readPaperFonts } from './paper-fonts';
import { type NextPdfs, type PdfZip, zipPdfs } from './pdf-zip';
import { type TransportPdfRequest, transportPdf } from './transport-pdf';

let fonts: Promise<PaperFonts> | undefined;

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The face ${url} was answered with ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

async function loadFonts(): Promise<PaperFonts> {
  const [regular, semibold] = await Promise.all([bytesOf(regularUrl), bytesOf(semiboldUrl)]);
  return readPaperFonts({ regular, semibold });
}

function paperFonts(): Promise<PaperFonts> {
  // A face that could not be fetched is asked for again by the next document.
  fonts ??= loadFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

/** Lines between two words about progress: each is a message. */
const LINES_A_WORD = 200;

function atTimes(progress: PdfProgress): PdfProgress {
  return (lines, of) => {
    if (lines % LINES_A_WORD === 0) progress(lines, of);
  };
}

/** What the worker exposes. Rejects where the faces cannot be had. */
export const pdfApi = {
  invoicePdf: async (request: InvoicePdfRequest, progress: PdfProgress): Promise<InvoicePdf> =>
    invoicePdf(request, await paperFonts(), atTimes(progress)),
  layPaper: async (request: PaperRequest, progress: PdfProgress): Promise<PageDescription> =>
    layPaper(request, await paperFonts(), atTimes(progress)),
  draftPdf: async (request: PaperRequest, madeAt: number, progress: PdfProgress): Promise<InvoicePdf> =>
    draftPdf(request, madeAt, await paperFonts(), atTimes(progress)),
  layPapers: async (next: NextPdfs, progress: (done: number) => void): Promise<LaidPapers> =>
    layPapers(next, progress, await paperFonts()),
  zipPdfs: async (next: NextPdfs, progress: (done: number) => void): Promise<PdfZip> =>
    zipPdfs({ next, progress }, await paperFonts()),
  transportPdf: async (request: TransportPdfRequest): Promise<Uint8Array<ArrayBuffer> | null> =>
    transportPdf(request, await paperFonts()),
  decisionPdf: async (request: DecisionPdfRequest): Promise<Uint8Array<ArrayBuffer>> =>
    decisionPdf(request, await paperFonts()),
  logoPng: async (pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> => logoPng(pixels),
};
export type PdfApi = typeof pdfApi;
