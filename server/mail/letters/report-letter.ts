/** A report of a problem, as the support reads it. */
import { reportLines } from '@/domain/support/report-lines';
import type { ReportLog } from '@/domain/support/report-log';
import type { Letter } from '../letter';

interface ReportToWrite {
  readonly reference: string;
  readonly text: string;
  readonly log: ReportLog;
  /** Address of the account that reports. */
  readonly from: string;
}

export function bugReportLetter({ reference, text, log, from }: ReportToWrite): Letter {
  return {
    kind: 'bug-report',
    subject: `Raport de problemă ${reference}`,
    paragraphs: [`${from} scrie:`, text, 'Despre dispozitiv:'],
    lines: reportLines(log).map(({ name, value }) => `${name}: ${value}`),
    foot: `Omului i s-a spus numărul ${reference}. Răspundeți-i la ${from}.`,
  };
}
