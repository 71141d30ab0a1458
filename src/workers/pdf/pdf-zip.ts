/**
 * Many PDFs in zips, written while they are made: no more than one PDF and one piece of a zip is in memory. What asks for them
 * gives them a group at a time; the next group is asked for while this one is made.
 */
import { type InvoicePdf, type InvoicePdfRequest, invoicePdf } from './invoice-pdf';
import type { PaperFonts } from './paper-fonts';
import { ZipInPieces } from './zip-in-pieces';

export interface NumberedPdfRequest extends InvoicePdfRequest {
  /** Of the file in the zip. */
  readonly name: string;
  readonly number: string;
}

/** The next group to be made; null where there is no more, or nobody wants it any more. */
export type NextPdfs = () => Promise<readonly NumberedPdfRequest[] | null>;

export interface PdfZip {
  /** One but for archives that one zip could not hold; none where nothing was made. */
  readonly zips: readonly Blob[];
  readonly made: number;
  /** Numbers of those whose XML is read as no invoice, or that could not be laid out. */
  readonly notMade: readonly string[];
  /** Characters that the paper's fonts lack, of all. */
  readonly missing: readonly string[];
}

/** Where a zip is closed and the next one begun: its directory counts in 32 and 16 bits (APPNOTE, without Zip64). */
export const ZIP_BOUNDS = { bytes: 2 * 1024 * 1024 * 1024, files: 60_000 };

interface ZipPdfsArguments {
  readonly next: NextPdfs;
  /** PDFs done, after each group. */
  readonly progress: (done: number) => void;
  readonly bounds?: typeof ZIP_BOUNDS;
}

export async function zipPdfs(
  { next, progress, bounds = ZIP_BOUNDS }: ZipPdfsArguments,
  fonts: PaperFonts,
): Promise<PdfZip> {
  const zips: Blob[] = [];
  const notMade: string[] = [];
  const missing = new Set<string>();
  let made = 0;
  let zip = new ZipInPieces();
  let coming = next();
  for (let group = await coming; group !== null; group = await coming) {
    coming = next();
    for (const request of group) {
      const pdf = pdfOrNone(request, fonts);
      if (!pdf.ok) {
        notMade.push(request.number);
        continue;
      }
      if (zip.files >= bounds.files || zip.bytes >= bounds.bytes) {
        zips.push(zip.finish());
        zip = new ZipInPieces();
      }
      zip.add(request.name, pdf.pdf, request.madeAt);
      for (const letter of pdf.missing) missing.add(letter);
      made += 1;
    }
    progress(made + notMade.length);
  }
  if (zip.files > 0) zips.push(zip.finish());
  return { zips, made, notMade, missing: [...missing] };
}

/** One that cannot be laid out keeps no other from its PDF. */
function pdfOrNone(request: NumberedPdfRequest, fonts: PaperFonts): InvoicePdf {
  try {
    return invoicePdf(request, fonts);
  } catch (error) {
    console.error(`The PDF of ${request.number} could not be made:`, error);
    return { ok: false };
  }
}
