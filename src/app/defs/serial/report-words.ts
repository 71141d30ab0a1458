/** The report of a series' numbers in words, for the screen, the paper and the spreadsheet. */

import { countText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { NumberRun } from '@/domain/numbering/number-runs';
import type { NumberRow } from '@/domain/numbering/numbers-report';
import { formatNumber, type NumberSeries } from '@/domain/numbering/series';
import { csvText } from '@/domain/tables/csv-text';
import { serialTexts } from './serial-texts';

const { report } = serialTexts;

export function intervalWords(
  series: NumberSeries,
  { from, to }: { readonly from: number; readonly to: number },
): string {
  const first = formatNumber(series, from);
  return from === to ? first : serialTexts.interval(first, formatNumber(series, to));
}

/** What became of the numbers of a run. */
export function runWords({ from, to, use }: NumberRun): string {
  if (use.kind === 'invoices') return report.invoices(countText(to - from + 1), dayText(use.first), dayText(use.last));
  return wordsOf(use);
}

function wordsOf(use: Exclude<NumberRow['use'], { kind: 'invoice' }>): string {
  switch (use.kind) {
    case 'voided':
      return report.voided(use.reason, dayText(use.on));
    case 'ended':
      return report.ended(use.deviceName, use.reason, dayText(use.on));
    case 'gap':
      return report.gap;
    default:
      return report[use.kind](use.deviceName);
  }
}

/** Each number that an invoice bears has a line; what lies together without one has its first and last. */
export function reportCsv(series: NumberSeries, rows: readonly NumberRow[]): string {
  const lines = rows.map(({ from, to, use }) => [
    formatNumber(series, from),
    formatNumber(series, to),
    use.kind === 'invoice' ? report.invoice : wordsOf(use),
    use.kind === 'invoice' ? dayText(use.date) : '',
  ]);
  return csvText([report.heads, ...lines]);
}
