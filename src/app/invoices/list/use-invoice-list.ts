/** A list of archived invoices: what is filtered, in which order, with which columns. */
import { useCallback, useMemo } from 'react';
import { useMayDo } from '@/app/state/use-ability';
import { useKept } from '@/app/state/use-kept';
import { useToday } from '@/app/state/use-today';
import type { Column, Sort } from '@/app/ui/table/column';
import type { TableLayout } from '@/app/ui/table/table-layout';
import { useTableLayout } from '@/app/ui/table/use-table-layout';
import { ARCHIVE_SORT_KEYS, type ArchiveQuery } from '@/workers/archive-search/archive-query';
import { listColumns, withFilters } from './list-columns';
import {
  isFiltered,
  keysIn,
  type ListFilters,
  listFiltersSchema,
  noFilters,
  type QueryArgs,
  queryOf,
} from './list-filters';
import type { InvoiceListKind, RowNews, RowProps } from './list-kind';
import { type DayRange, dayRanges } from './month-range';
import { type ArchiveList, useArchiveAnswer } from './use-archive-answer';

export interface InvoiceList {
  readonly kind: InvoiceListKind;
  readonly filters: ListFilters;
  readonly filtered: boolean;
  readonly change: (part: Partial<ListFilters>) => void;
  readonly clear: () => void;
  /** Filter, order and columns all at once. */
  readonly showView: (filters: ListFilters, layout: TableLayout) => void;
  /** `yyyy-MM-dd`. */
  readonly today: string;
  readonly settledTwins: readonly string[];
  readonly several: boolean;
  readonly answered: ArchiveList;
  readonly newsOf: (id: string) => RowNews | undefined;
  /** What the date filters offer. */
  readonly ranges: readonly DayRange[];
  readonly columns: readonly Column<RowProps>[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

export function useInvoiceList(kind: InvoiceListKind): InvoiceList {
  const today = useToday();
  const none = useMemo(() => noFilters(kind), [kind]);
  const [filters, setFilters] = useKept<ListFilters>(`${kind.id} filters`, listFiltersSchema, none);
  const settledTwins = kind.useSettledTwins();
  const several = useMayDo('selectSeveral');
  const ranges = useDayRanges(today, filters);
  const queryFor = useQueries(kind, { today, settledTwins, several });
  const query = queryFor(filters);
  const filtered = isFiltered(kind, filters);
  const answered = useArchiveAnswer(query, !filtered && query.external !== true);
  const { askNow } = answered;
  const change = useCallback(
    (part: Partial<ListFilters>) =>
      setFilters((before) => {
        const after = { ...before, ...part };
        askNow(queryFor(after));
        return after;
      }),
    [setFilters, askNow, queryFor],
  );
  const [layout, onLayout] = useTableLayout(kind.id);
  const news = kind.useNews(answered.rows, settledTwins);
  const newsOf = useCallback((id: string) => news.get(id), [news]);
  const empty = answered.answer?.all === 0;
  const plain = useMemo(() => listColumns(kind), [kind]);
  const columns = useMemo(
    // Nothing to filter: only the heads stay where they will be.
    () => (empty ? plain : withFilters(plain, { kind, filters, change, ranges })),
    [plain, kind, filters, change, ranges, empty],
  );
  const onSort = ({ column, direction }: Sort): void => {
    const by = ARCHIVE_SORT_KEYS.find((key) => key === column);
    if (by !== undefined) change({ sort: { by, direction: direction === 'ascending' ? 'asc' : 'desc' } });
  };
  return {
    kind,
    filters,
    filtered,
    change,
    clear: () => setFilters(() => none),
    showView: (shown, columnsOfView) => {
      setFilters(() => shown);
      onLayout(columnsOfView);
    },
    today,
    settledTwins,
    several,
    answered,
    newsOf,
    ranges,
    columns,
    layout,
    onLayout,
    sort: { column: filters.sort.by, direction: filters.sort.direction === 'asc' ? 'ascending' : 'descending' },
    onSort,
  };
}

/** The query of some filters: the same object for the same ones, so that what a key asks at once is what is drawn after it. */
function useQueries(
  kind: InvoiceListKind,
  { today, settledTwins, several }: Required<Omit<QueryArgs, 'ranges'>>,
): (filters: ListFilters) => ArchiveQuery {
  return useMemo(() => {
    const made = new WeakMap<ListFilters, ArchiveQuery>();
    return (filters) => {
      const query =
        made.get(filters) ?? queryOf(kind, filters, { ranges: rangesOf(today, filters), today, settledTwins, several });
      made.set(filters, query);
      return query;
    };
  }, [kind, today, settledTwins, several]);
}

function useDayRanges(today: string, { days, due, arrived }: ListFilters): readonly DayRange[] {
  return useMemo(() => rangesOf(today, { days, due, arrived }), [today, days, due, arrived]);
}

/** With those that are chosen. */
function rangesOf(
  today: string,
  { days, due, arrived }: Pick<ListFilters, 'days' | 'due' | 'arrived'>,
): readonly DayRange[] {
  return dayRanges(today, ...keysIn([days, due, arrived].join(' ')));
}
