/** The filter row of the list, as typed, and the query it makes. */
import * as v from 'valibot';
import { storedStates } from '@/app/invoices/archive/shown-state';
import { ARCHIVE_SORT_KEYS, type ArchiveQuery, EVERYTHING_ISSUED } from '@/workers/archive-search/archive-query';
import { parseAmountRange } from './amount-range';
import { ANY_DAY, type DayRange } from './month-range';
import { OUT_VIEW_IDS, OUT_VIEWS } from './out-views';

/** Also as a named view keeps it. */
export const outFiltersSchema = v.object({
  view: v.picklist(OUT_VIEW_IDS),
  /** In number, partner, fiscal code or lines: the phone's one field. */
  text: v.string(),
  number: v.string(),
  partner: v.string(),
  total: v.string(),
  /** Key of a DayRange. */
  days: v.string(),
  /** A state as shown; '' takes the view's. */
  state: v.string(),
  sort: v.object({ by: v.picklist(ARCHIVE_SORT_KEYS), direction: v.picklist(['asc', 'desc']) }),
});
export type OutFilters = Readonly<v.InferOutput<typeof outFiltersSchema>>;

export const NO_FILTERS: OutFilters = {
  view: 'all',
  text: '',
  number: '',
  partner: '',
  total: '',
  days: '',
  state: '',
  sort: { by: 'issueDate', direction: 'desc' },
};

export function isFiltered(filters: OutFilters): boolean {
  const { text, number, partner, total, days, state, view } = filters;
  return view !== 'all' || [text, number, partner, total, days, state].some((typed) => typed.trim() !== '');
}

/** A sum that cannot be read filters nothing: one is still typing. */
export function queryOf(filters: OutFilters, ranges: readonly DayRange[]): ArchiveQuery {
  const days = ranges.find(({ key }) => key === filters.days) ?? ANY_DAY;
  const total = parseAmountRange(filters.total) ?? { from: null, to: null };
  return {
    ...EVERYTHING_ISSUED,
    text: filters.text,
    number: filters.number,
    partner: filters.partner,
    issuedFrom: days.from,
    issuedTo: days.to,
    totalFrom: total.from,
    totalTo: total.to,
    states: filters.state === '' ? OUT_VIEWS[filters.view] : storedStates(filters.state),
    sort: filters.sort,
  };
}
