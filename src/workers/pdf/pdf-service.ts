/** What the PDF worker does; the faces are read once and stay as long as it lives. */
import regularUrl from './faces/inter-400.ttf?url';
import semiboldUrl from './faces/inter-600.ttf?url';
import { type InvoicePdf, type InvoicePdfRequest, invoicePdf, type PdfProgress } from './invoice-pdf';
import { type PaperFonts, readPaperFonts } from './paper-fonts';

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

/** What the worker exposes. Rejects where the faces cannot be had. */
export const pdfApi = {
  invoicePdf: async (request: InvoicePdfRequest, progress: PdfProgress): Promise<InvoicePdf> =>
    invoicePdf(request, await paperFonts(), (lines, of) => {
      if (lines % LINES_A_WORD === 0) progress(lines, of);
    }),
};
export type PdfApi = typeof pdfApi;
