/** The PDF of an internal decision on numbering. */
import { type DecidingCompany, type Decision, decisionPaper } from '@/domain/paper/decision/decision-paper';
import { decisionPaperTexts } from '@/domain/paper/decision/decision-paper-texts';
import { formatDate } from '../../domain/calendar/format-date';
import type { PaperFonts } from './paper-fonts';
import { writePdf } from './write-pdf';

export interface DecisionPdfRequest {
  readonly decision: Decision;
  readonly company: DecidingCompany;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

export function decisionPdf(
  { decision, company, madeAt }: DecisionPdfRequest,
  fonts: PaperFonts,
): Uint8Array<ArrayBuffer> {
  const title = decisionPaperTexts.title(decision.number, formatDate(decision.date));
  const facts = { title, author: company.name, language: 'ro-RO', madeAt: new Date(madeAt), attachments: [] };
  return writePdf(decisionPaper(decision, company, fonts.metrics), facts, fonts);
}
