import { countedNoun } from '@/app/ui/words/amount-text';
import { listTexts } from './list-texts';

/** Words that only a printed list says. */
export const printedTexts = {
  of: (day: string, filters: readonly string[]) =>
    [`Printată pe ${day}`, ...(filters.length === 0 ? ['fără filtru'] : filters)].join(' · '),
  /** „3 facturi alese” */
  chosen: (count: number) =>
    `${countedNoun(count, ...listTexts.invoice)} ${count === 1 ? 'aleasă' : 'alese'} din listă`,
  totalChosen: 'Total ales',
  search: 'Caută',
  view: 'Vedere',
  or: ' sau ',
} as const;
