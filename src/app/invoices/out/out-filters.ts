/** The filter row of the list, as typed, and the query it makes. */
import { type ArchiveQuery, type ArchiveSortKey, EVERYTHING_ISSUED } from '@/workers/archive-search/archive-query';
import { parseAmountRange } from './amount-range';
import { ANY_DAY, type DayRange } from './month-range';
import { OUT_VIEWS, type OutViewId } from './out-views';
import { storedStates } from './shown-state';

export interface OutFilters {
  readonly view: OutViewId;
  /** In number, partner or fiscal code: the phone's one field. */
  readonly text: string;
  readonly number: string;
  readonly partner: string;
  readonly total: string;
  /** Key of a DayRange. */
  readonly days: string;
  /** A state as shown; '' takes the view's. */
  readonly state: string;
  readonly sort: { readonly by: ArchiveSortKey; readonly direction: 'asc' | 'desc' };
}

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
