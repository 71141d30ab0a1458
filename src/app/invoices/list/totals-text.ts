import type { CurrencyTotals } from '@/workers/archive-search/archive-query';
import { hundredthsText } from './hundredths-text';
import { listTexts } from './list-texts';

/** „Total filtrat 498.972,31 lei”, each currency on its own; undefined where there is nothing to add up. */
export function totalsText(totals: readonly CurrencyTotals[], words: string = listTexts.totals): string | undefined {
  if (totals.length === 0) return undefined;
  const sums = totals.map(({ currency, total }) => `${hundredthsText(total)} ${currency === 'RON' ? 'lei' : currency}`);
  return `${words} ${sums.join(' · ')}`;
}
