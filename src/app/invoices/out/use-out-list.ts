/** The list of issued invoices: what is filtered, in which order, with which columns. */
import { useCallback, useMemo } from 'react';
import { useKept } from '@/app/state/use-kept';
import { useToday } from '@/app/state/use-today';
import type { Column, Sort } from '@/app/ui/table/column';
import type { TableLayout } from '@/app/ui/table/table-layout';
import { useTableLayout } from '@/app/ui/table/use-table-layout';
import { ARCHIVE_SORT_KEYS, type ArchiveQuery } from '@/workers/archive-search/archive-query';
import type { ShownItem } from '../archive/shown-item';
import { type DayRange, dayRanges } from './month-range';
import { outColumns } from './out-columns';
import { isFiltered, NO_FILTERS, type OutFilters, outFiltersSchema, queryOf } from './out-filters';
import { type ArchiveList, useArchiveAnswer } from './use-archive-answer';

export interface OutList {
  readonly filters: OutFilters;
  readonly filtered: boolean;
  readonly query: ArchiveQuery;
  readonly change: (part: Partial<OutFilters>) => void;
  readonly clear: () => void;
  /** Filter, order and columns all at once. */
  readonly showView: (filters: OutFilters, layout: TableLayout) => void;
  /** `yyyy-MM-dd`. */
  readonly today: string;
  readonly list: ArchiveList;
  /** What the date filter offers. */
  readonly ranges: readonly DayRange[];
  readonly columns: readonly Column<ShownItem>[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

export function useOutList(): OutList {
  const today = useToday();
  const [filters, setFilters] = useKept<OutFilters>('out filters', outFiltersSchema, NO_FILTERS);
  const ranges = useMemo(() => dayRanges(today, filters.days), [today, filters.days]);
  const query = useMemo(() => queryOf(filters, ranges), [filters, ranges]);
  const filtered = isFiltered(filters);
  const list = useArchiveAnswer(query, !filtered);
  const change = useCallback(
    (part: Partial<OutFilters>) => setFilters((before) => ({ ...before, ...part })),
    [setFilters],
  );
  const [layout, onLayout] = useTableLayout('out');
  const empty = list.answer?.all === 0;
  const columns = useMemo(() => {
    const all = outColumns({ filters, change, ranges });
    // Nothing to filter: only the heads stay where they will be.
    return empty ? all.map(({ filter: _, ...column }) => column) : all;
  }, [filters, change, ranges, empty]);
  const onSort = ({ column, direction }: Sort): void => {
    const by = ARCHIVE_SORT_KEYS.find((key) => key === column);
    if (by !== undefined) change({ sort: { by, direction: direction === 'ascending' ? 'asc' : 'desc' } });
  };
  return {
    filters,
    filtered,
    query,
    change,
    clear: () => setFilters(() => NO_FILTERS),
    showView: (shown, columnsOfView) => {
      setFilters(() => shown);
      onLayout(columnsOfView);
    },
    today,
    list,
    ranges,
    columns,
    layout,
    onLayout,
    sort: { column: filters.sort.by, direction: filters.sort.direction === 'asc' ? 'ascending' : 'descending' },
    onSort,
  };
}
