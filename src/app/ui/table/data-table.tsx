import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { CellEditing, CellEditingArgs } from './cell-editing';
import type { Column, Sort } from './column';
import { rowHeight } from './row-height';
import { headState, type Selection } from './selection';
import { useSteadyColumns } from './steady-columns';
import { GROUP_HEIGHT, TableBody } from './table-body';
import { TableHead } from './table-head';
import { DEFAULT_LAYOUT, resizeColumn, type TableLayout } from './table-layout';
import { type KeptScroll, useKeptScroll } from './use-kept-scroll';
import { useRowActions } from './use-row-actions';
import { useShownColumns } from './use-shown-columns';
import { useSteadyAct } from './use-steady-act';
import { focusGrid, useTableKeys } from './use-table-keys';

const HEAD_HEIGHT = 34;
/** Rows drawn beyond the edge, so that a fast wheel shows no gap; a list that stands at its first row has its wheel still to turn. */
const OVERSCAN = 6;
const OVERSCAN_AT_TOP = 2;

export interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** All rows of the filter. */
  readonly count: number;
  /** Nothing is known yet of what there is. */
  readonly reading?: boolean;
  /** Undefined where the row is not read yet: it is drawn in grey. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  /** The rows that can be seen: the caller reads them. */
  readonly onRange?: (from: number, to: number) => void;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  readonly onSelection?: (selection: Selection) => void;
  /** Rows whose box is out of use; all can be ticked without it. */
  readonly canSelect?: (row: Row) => boolean;
  /** Rows of one that is open in place: on a ground of their own, without a box. */
  readonly isPart?: (row: Row) => boolean;
  /** Rows that wait for an answer have an amber edge. */
  readonly isAsking?: (row: Row) => boolean;
  /** Above the first row of a group: its name; null elsewhere. Another function where the groups have changed. */
  readonly heading?: (row: Row, index: number) => ReactNode;
  /** The head's box, where others than the rows here may be selected, or not all of them can be. */
  readonly headBox?: boolean | 'mixed';
  /** Every key in the order of the list, for a range; where `rowAt` does not know all rows. */
  readonly allKeys?: () => Promise<readonly string[]>;
  /** Ctrl+A and the head's box; the caller knows all keys. */
  readonly onSelectAll?: () => void;
  /** The row that has the keyboard; −1 none. Kept by the caller, so that the panel's arrows move it too. */
  readonly cursor: number;
  readonly onCursor: (index: number) => void;
  readonly openKey?: string | null;
  readonly onOpen?: (row: Row, index: number) => void;
  /** Enter on the row that is open already. */
  readonly onEnter?: (row: Row) => void;
  /** → and ← on a row that opens in place. */
  readonly onUnfold?: (row: Row, open: boolean) => void;
  readonly scroll?: KeptScroll;
  readonly layout?: TableLayout;
  readonly onLayout?: (layout: TableLayout) => void;
  /** How cells are typed into (use-cell-editing.tsx), one and the same always; absent: none is. */
  readonly useEditing?: (args: CellEditingArgs<Row>) => CellEditing;
  /** Told when typing into a cell begins and ends; meanwhile the rows must keep their order. */
  readonly onEditing?: (editing: boolean) => void;
  /** In place of rows when there are none. */
  readonly empty?: ReactNode;
  readonly id?: string;
}

/** A virtualised grid: stuck head and filter row, rows of 34 px (28 close), keyboard throughout (arrows, Space, Enter, Ctrl+A, /). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { count, rowAt, rowKey, selection, cursor, onCursor, onLayout, layout = DEFAULT_LAYOUT } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const selectable = selection !== undefined;
  const { columns, template, minWidth } = useShownColumns(props.columns, layout, scroller, selectable);
  const headRows = columns.some((column) => column.filter !== undefined) ? 2 : 1;
  const headingAt = (index: number): ReactNode => {
    const row = props.heading === undefined ? undefined : rowAt(index);
    return row === undefined ? null : (props.heading?.(row, index) ?? null);
  };
  // Read once: it is asked of each of a hundred thousand rows where their count changes.
  const height = rowHeight();
  const drawn = useRef<Virtualizer<HTMLDivElement, Element>>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => height + (headingAt(index) === null ? 0 : GROUP_HEIGHT),
    overscan: (drawn.current?.scrollOffset ?? 0) > 0 ? OVERSCAN : OVERSCAN_AT_TOP,
    scrollPaddingStart: headRows * HEAD_HEIGHT,
  });
  drawn.current = virtualizer;
  // The sizes are kept by place: where the groups have moved they are others.
  useLayoutEffect(() => {
    if (props.heading !== undefined) virtualizer.measure();
  }, [virtualizer, props.heading]);
  const items = virtualizer.getVirtualItems();
  useShownRange(items[0]?.index, items.at(-1)?.index, props.onRange);
  useKeptScroll(scroller, virtualizer.getTotalSize(), props.scroll);
  const { onSelection, onOpen, onSelectAll } = props;
  const { toggle, open, extend, press } = useRowActions({
    ...{ rowAt, rowKey, count, cursor, selection, onSelection, onCursor, onOpen },
    allKeys: props.allKeys,
  });
  const ofRows = useSteadyColumns(columns);
  const tick = useSteadyAct(toggle);
  const sortBy = useSteadyAct((sort: Sort) => props.onSort?.(sort));
  const resize = useSteadyAct((id: string, px: number) => onLayout?.(resizeColumn(layout, id, px)));
  const openByKey = (index: number): void => {
    const row = rowAt(index);
    if (row !== undefined && rowKey(row) === props.openKey && props.onEnter !== undefined) props.onEnter(row);
    else open(index);
  };
  useCursorInSight(cursor, (index) => virtualizer.scrollToIndex(index));
  const { useEditing = useNone } = props;
  const editing = useEditing({
    columns,
    count,
    rowAt,
    rowKey,
    moveCursor: onCursor,
    focusGrid: () => focusGrid(scroller.current),
    onEditing: props.onEditing,
  });
  const { onUnfold } = props;
  const unfold =
    onUnfold &&
    ((index: number, open: boolean): void => {
      const row = rowAt(index);
      if (row !== undefined) onUnfold(row, open);
    });
  const acts = {
    ...{ moveCursor: onCursor, extend, toggle, open: openByKey, selectAll: onSelectAll, edit: editing.begin, unfold },
  };
  const onKeyDown = useTableKeys({ cursor, count, reading: props.reading === true, scroller, ...acts });
  const active = items.some((item) => item.index === cursor) ? `${gridId}-${cursor}` : undefined;
  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-auto bg-surface">
      <table
        {...gridAttributes(props.label, count + headRows, selectable, active)}
        aria-busy={props.reading || undefined}
        id={props.id}
        onKeyDown={onKeyDown}
        onClick={press}
        style={{ minWidth }}
        className="group block outline-none"
      >
        <TableHead
          columns={columns}
          template={template}
          sort={props.sort}
          onSort={props.onSort && sortBy}
          onResize={onLayout && resize}
          selected={selectable && count > 0 ? (props.headBox ?? headState(selection.keys.size, count)) : undefined}
          onSelectAll={() => onSelectAll?.()}
        />
        <TableBody
          {...{ gridId, items, headingAt, headRows, template, rowAt, rowKey, selection, cursor, editing }}
          columns={ofRows}
          height={virtualizer.getTotalSize()}
          canSelect={props.canSelect}
          isPart={props.isPart}
          isAsking={props.isAsking}
          openKey={props.openKey}
          onToggle={tick}
        />
      </table>
      {count === 0 && <div className="flex min-h-4/5 items-center justify-center">{props.empty}</div>}
    </div>
  );
}

const NONE: CellEditing = { cell: null, begin: () => undefined, input: () => null };
const useNone = (): CellEditing => NONE;

/** A table whose rows are walked with the keyboard, as WAI-ARIA's grid pattern has it: the focus is the table's own. */
function gridAttributes(label: string, rows: number, selectable: boolean, active: string | undefined) {
  return {
    role: 'grid',
    tabIndex: 0,
    // A page that is a list begins with its rows (focus-page.ts).
    'data-page-start': '',
    'aria-label': label,
    'aria-rowcount': rows,
    'aria-multiselectable': selectable || undefined,
    'aria-activedescendant': active,
  } as const;
}

/** A row that is marked from outside (the panel's arrows, the row one comes back to) is shown; not the one marked at first. */
function useCursorInSight(cursor: number, scrollTo: (index: number) => void): void {
  const shown = useRef(cursor);
  const scroll = useRef(scrollTo);
  scroll.current = scrollTo;
  useEffect(() => {
    if (shown.current !== cursor && cursor >= 0) scroll.current(cursor);
    shown.current = cursor;
  }, [cursor]);
}

/** Tells the caller which rows are drawn, once a change. */
function useShownRange(
  from: number | undefined,
  to: number | undefined,
  onRange: ((from: number, to: number) => void) | undefined,
): void {
  useEffect(() => {
    if (from !== undefined && to !== undefined) onRange?.(from, to);
  }, [from, to, onRange]);
}
