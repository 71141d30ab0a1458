/** The figures of a month as sentences. Pure; sums are hundredths of a leu. */
import { hundredthsText } from '@/app/invoices/list/hundredths-text';
import type { CompanyFigures, MonthFigures } from '@/db/archive/company-figures';
import { monthName } from '../day-words';
import { figureTexts } from '../home-texts';

/** How the last month stands to the one before, as „cu 8,1 % peste octombrie”; '' where there is nothing to compare with. */
export function comparedWith(now: bigint, before: bigint, month: string): string {
  if (before <= 0n || now < 0n) return '';
  const change = now - before;
  // Tenths of a percent, rounded half away from zero.
  const size = change < 0n ? -change : change;
  const tenths = (size * 2000n + before) / (before * 2n);
  const name = monthName(month);
  if (tenths === 0n) return figureTexts.same(name);
  const percent = `${tenths / 10n},${tenths % 10n}`;
  return change > 0n ? figureTexts.more(percent, name) : figureTexts.less(percent, name);
}

/** VAT of the month's invoices: what is due, or what is to come back. */
export function vatOf({ issued, received }: Pick<MonthFigures, 'issued' | 'received'>): {
  readonly due: boolean;
  readonly text: string;
} {
  const difference = issued.vat - received.vat;
  return { due: difference >= 0n, text: hundredthsText(difference < 0n ? -difference : difference) };
}

/** The last month and the one before it. */
export function lastMonths({ months }: CompanyFigures): readonly [MonthFigures, MonthFigures] | undefined {
  const [now, before] = [months.at(-1), months.at(-2)];
  return now === undefined || before === undefined ? undefined : [now, before];
}

/** Thousands of lei, rounded to a whole one, for a chart. */
export function thousands(hundredths: bigint): number {
  return Math.round(Number(hundredths) / 100_000);
}
