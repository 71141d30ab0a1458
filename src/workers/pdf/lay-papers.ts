/** Many documents laid out as pages, to be printed together; what asks for them gives them a group at a time, as for a zip. */
import { invoicePaper } from '@/domain/paper/invoice/invoice-paper';
import type { PageDescription } from '@/domain/paper/layout/page-description';
import { readUbl } from '../../domain/invoice/ubl/read-ubl';
import { readXml } from '../../domain/xml/read-xml';
import type { InvoicePdfRequest } from './invoice-pdf';
import type { PaperFonts } from './paper-fonts';
import type { NextPdfs } from './pdf-zip';

export interface LaidPapers {
  /** In the order of the requests. */
  readonly papers: readonly PageDescription[];
  readonly made: number;
  /** Numbers of those whose XML is read as no invoice, or that could not be laid out. */
  readonly notMade: readonly string[];
  /** Characters that the paper's fonts lack, of all. */
  readonly missing: readonly string[];
}

/** `progress` hears of documents done, after each group. */
export async function layPapers(
  next: NextPdfs,
  progress: (done: number) => void,
  fonts: PaperFonts,
): Promise<LaidPapers> {
  const papers: PageDescription[] = [];
  const notMade: string[] = [];
  for (let group = await next(); group !== null; group = await next()) {
    for (const request of group) {
      const paper = paperOrNone(request, request.number, fonts);
      if (paper === undefined) notMade.push(request.number);
      else papers.push(paper);
    }
    progress(papers.length + notMade.length);
  }
  const missing = [...new Set(papers.flatMap((paper) => paper.missing))];
  return { papers, made: papers.length, notMade, missing };
}

/** One that cannot be laid out keeps no other from being printed. */
function paperOrNone(request: InvoicePdfRequest, number: string, fonts: PaperFonts): PageDescription | undefined {
  try {
    const read = readXml(request.xml);
    const result = read.ok ? readUbl(read.root) : read;
    return result.ok ? invoicePaper(result.invoice, request, fonts.metrics) : undefined;
  } catch (error) {
    console.error(`The pages of ${number} could not be laid out:`, error);
    return undefined;
  }
}
