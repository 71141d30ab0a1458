/** The state of the list of issued invoices: what is filtered, where the keyboard is, what is open and selected. */
import { useCallback, useMemo, useState } from 'react';
import { useToday } from '@/app/state/use-today';
import type { Column, Sort } from '@/app/ui/table/column';
import { NO_SELECTION, type Selection } from '@/app/ui/table/selection';
import type { TableLayout } from '@/app/ui/table/table-layout';
import { useTableLayout } from '@/app/ui/table/use-table-layout';
import { ARCHIVE_SORT_KEYS, type ArchiveQuery } from '@/workers/archive-search/archive-query';
import type { ShownItem } from '../archive/shown-item';
import { type DayRange, dayRanges } from './month-range';
import { outColumns } from './out-columns';
import { isFiltered, NO_FILTERS, type OutFilters, queryOf } from './out-filters';
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
  const [filters, setFilters] = useState<OutFilters>(NO_FILTERS);
  const ranges = useMemo(() => dayRanges(today, filters.days), [today, filters.days]);
  const query = useMemo(() => queryOf(filters, ranges), [filters, ranges]);
  const filtered = isFiltered(filters);
  const list = useArchiveAnswer(query, !filtered);
  const change = useCallback((part: Partial<OutFilters>) => setFilters((before) => ({ ...before, ...part })), []);
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
    clear: () => setFilters(NO_FILTERS),
    showView: (shown, columnsOfView) => {
      setFilters(shown);
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

export interface OutRows {
  readonly cursor: number;
  readonly openId: string | null;
  readonly open: (item: ShownItem, index: number) => void;
  readonly close: () => void;
  /** While a document is open beside the list, the arrows open the next one. */
  readonly moveTo: (index: number) => void;
  readonly step: (by: number) => void;
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** All rows of the filter, or none where all are selected already. */
  readonly selectAll: () => void;
}

export function useOutRows(list: ArchiveList): OutRows {
  const [cursor, setCursor] = useState(-1);
  const [openId, setOpenId] = useState<string | null>(null);
  const [selection, select] = useState(NO_SELECTION);
  const open = useCallback((item: ShownItem, index: number) => {
    setCursor(index);
    setOpenId(item.id);
  }, []);
  const moveTo = (index: number): void => {
    const item = openId === null ? undefined : list.rowAt(index);
    if (item === undefined) setCursor(index);
    else open(item, index);
  };
  const step = (by: number): void => {
    const item = list.rowAt(cursor + by);
    if (item !== undefined) open(item, cursor + by);
  };
  const selectAll = (): void => {
    if (selection.keys.size >= list.count) select(NO_SELECTION);
    else void list.allIds().then((ids) => select({ keys: new Set(ids), anchor: null }));
  };
  return { cursor, openId, open, close: () => setOpenId(null), moveTo, step, selection, select, selectAll };
}
