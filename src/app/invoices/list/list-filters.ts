/** The filter row of a list, as typed, and the query it makes. */
import * as v from 'valibot';
import {
  ANY_SUM,
  ARCHIVE_SORT_KEYS,
  type ArchiveQuery,
  type DaySpan,
  TEXTS_APART,
} from '@/workers/archive-search/archive-query';
import { parseAmountRange } from './amount-range';
import type { InvoiceListKind } from './list-kind';
import type { DayRange } from './month-range';

/** A filter of several values holds their keys, apart by this. */
const APART = ' ';

/** Also as a named view keeps it: what came with a later version may be absent. */
export const listFiltersSchema = v.object({
  /** Of the kind's views. */
  view: v.string(),
  /** In number, partner, fiscal code, total or lines: the phone's one field. */
  text: v.string(),
  number: v.string(),
  partner: v.string(),
  taxId: v.optional(v.string(), ''),
  net: v.optional(v.string(), ''),
  vat: v.optional(v.string(), ''),
  total: v.string(),
  /** Keys of DayRange: of issue, of payment, of arrival. */
  days: v.string(),
  due: v.optional(v.string(), ''),
  arrived: v.optional(v.string(), ''),
  /** States as shown; '' takes the view's. */
  state: v.string(),
  sort: v.object({ by: v.picklist(ARCHIVE_SORT_KEYS), direction: v.picklist(['asc', 'desc']) }),
});
export type ListFilters = Readonly<v.InferOutput<typeof listFiltersSchema>>;

/** What a person can type or choose; not the view, which the tabs show. */
const TYPED = ['text', 'number', 'partner', 'taxId', 'net', 'vat', 'total', 'days', 'due', 'arrived', 'state'] as const;

export function noFilters({ views, query }: Pick<InvoiceListKind, 'views' | 'query'>): ListFilters {
  const nothing = { text: '', number: '', partner: '', taxId: '', net: '', vat: '', total: '' };
  const view = views.find(({ states, group }) => states.length === 0 && group === null) ?? views[0];
  return { view: view?.id ?? '', ...nothing, days: '', due: '', arrived: '', state: '', sort: query.sort };
}

export function isFiltered(kind: InvoiceListKind, filters: ListFilters): boolean {
  return filters.view !== noFilters(kind).view || TYPED.some((name) => filters[name].trim() !== '');
}

/** The keys of a filter of several values. */
export function keysIn(value: string): readonly string[] {
  return value.split(APART).filter((key) => key !== '');
}

export function keysText(keys: readonly string[]): string {
  return keys.join(APART);
}

export interface QueryArgs {
  readonly ranges: readonly DayRange[];
  /** `yyyy-MM-dd`. */
  readonly today: string;
  readonly settledTwins?: readonly string[];
  /** Whether a filter may hold several values (ability cautareSelectieMultipla); else the first one typed counts. */
  readonly several: boolean;
}

/** A sum that cannot be read filters nothing: one is still typing. */
export function queryOf(kind: InvoiceListKind, filters: ListFilters, args: QueryArgs): ArchiveQuery {
  const view = kind.views.find(({ id }) => id === filters.view);
  const typed = (text: string): string => (args.several ? text : (text.split(TEXTS_APART)[0] ?? ''));
  const chosen = keysIn(filters.state).flatMap((key) => kind.states.find(({ value }) => value === key)?.stored ?? []);
  return {
    ...kind.query,
    text: filters.text,
    number: typed(filters.number),
    partner: typed(filters.partner),
    taxId: typed(filters.taxId),
    issued: spansOf(filters.days, args.ranges),
    due: spansOf(filters.due, args.ranges),
    arrived: spansOf(filters.arrived, args.ranges),
    net: parseAmountRange(filters.net) ?? ANY_SUM,
    vat: parseAmountRange(filters.vat) ?? ANY_SUM,
    total: parseAmountRange(filters.total) ?? ANY_SUM,
    states: chosen.length > 0 ? chosen : (view?.states ?? []),
    group: view?.group ?? null,
    today: kind.query.direction === 'in' ? args.today : '',
    settledTwins: args.settledTwins ?? [],
    sort: filters.sort,
  };
}

function spansOf(keys: string, ranges: readonly DayRange[]): readonly DaySpan[] {
  return keysIn(keys).flatMap((key) => ranges.find((range) => range.key === key) ?? []);
}
