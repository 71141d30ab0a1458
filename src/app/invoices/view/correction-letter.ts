/** What is written to a supplier about his invoice: what is wrong, by rule and line, as far as there is room. Pure. */
import { LONGEST_NOTE } from '@/api/entities/archive-item';
import { dayText } from '@/app/ui/words/date-words';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { correctionTexts } from './correction-texts';

interface Wrong {
  readonly number: string;
  /** `yyyy-MM-dd`. */
  readonly issueDate: string;
  readonly errors: readonly ExplainedFinding[];
  /** Who asks. */
  readonly company: string;
}

/** As long as ANAF's message may be; what finds no room is counted. Of accounts nothing: whoever forged one would be asked about it. */
export function correctionLetter({ number, issueDate, errors, company }: Wrong): string {
  const texts = correctionTexts;
  const around = (lines: readonly string[]): string =>
    [texts.greeting, '', texts.head(number, dayText(issueDate)), ...lines, '', texts.please, '', company].join('\n');
  const lines = errors.map(({ finding, explanation }) => texts.finding(explanation.clause, finding.rule, finding.line));
  const fitting = (count: number): string =>
    around([...lines.slice(0, count), ...(count < lines.length ? [texts.more(lines.length - count)] : [])]);
  let count = lines.length;
  while (count > 0 && fitting(count).length > LONGEST_NOTE) count -= 1;
  return fitting(count).slice(0, LONGEST_NOTE);
}

/** `to`: '' where the invoice names no address. */
export function mailLink(to: string, subject: string, body: string): string {
  // Programs of mail end lines by both.
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
