/** The table of the sending screen as a CSV file. */
import { csvText } from '@/domain/tables/csv-text';
import type { BatchFile } from './batch';
import { sendTexts } from './send-texts';
import { standingInFull } from './standing-word';

const { heads } = sendTexts;

/** Findings stand as their rule ids; what they mean is on the screen. */
export function batchCsv(files: Iterable<BatchFile>): string {
  const head = [
    heads.file,
    heads.number,
    heads.date,
    heads.seller,
    heads.buyer,
    heads.total,
    sendTexts.currency,
    heads.verdict,
    sendTexts.rules,
  ];
  return csvText([head, ...Array.from(files, csvRow)]);
}

function csvRow(file: BatchFile): readonly string[] {
  const { document, findings } = file.reading ?? { document: null, findings: [] };
  return [
    file.path,
    document?.number ?? '',
    document?.issueDate ?? '',
    document?.seller.name ?? '',
    document?.buyer.name ?? '',
    document?.total?.replace('.', ',') ?? '',
    document?.currency ?? '',
    standingInFull(file),
    findings.map(({ rule }) => rule).join(' '),
  ];
}
