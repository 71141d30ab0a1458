import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { CHECK_COLUMN_WIDTH, type Column, fittingColumns, gridTemplate, type Sort } from './column';
import { extendTo, headState, type Selection, toggleRow } from './selection';
import { TableHead } from './table-head';
import { applyLayout, DEFAULT_LAYOUT, resizeColumn, type TableLayout } from './table-layout';
import { TableRow } from './table-row';
import { useElementWidth } from './use-element-width';
import { useTableKeys } from './use-table-keys';

export const ROW_HEIGHT = 34;
const HEAD_HEIGHT = 34;
/** Rows drawn beyond the edge, so that a fast wheel shows no gap. */
const OVERSCAN = 12;

export interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** All rows of the filter. */
  readonly count: number;
  /** Undefined where the row is not read yet: it is drawn in grey. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  /** The rows that can be seen: the caller reads them. */
  readonly onRange?: (from: number, to: number) => void;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  readonly onSelection?: (selection: Selection) => void;
  /** Ctrl+A and the head's box; the caller knows all keys. */
  readonly onSelectAll?: () => void;
  /** The row that has the keyboard; −1 none. Kept by the caller, so that the panel's arrows move it too. */
  readonly cursor: number;
  readonly onCursor: (index: number) => void;
  readonly openKey?: string | null;
  readonly onOpen?: (row: Row, index: number) => void;
  readonly layout?: TableLayout;
  readonly onLayout?: (layout: TableLayout) => void;
  /** In place of rows when there are none. */
  readonly empty?: ReactNode;
  readonly id?: string;
}

/** A virtualised grid: stuck head and filter row, 34 px rows, keyboard throughout (arrows, Space, Enter, Ctrl+A, /). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, count, rowAt, rowKey, selection, onSelection, cursor, onCursor, onOpen } = props;
  const layout = props.layout ?? DEFAULT_LAYOUT;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const width = useElementWidth(scroller);
  const selectable = selection !== undefined;
  const shown = useMemo(
    () => fittingColumns(applyLayout(columns, layout), width - CHECK_COLUMN_WIDTH),
    [columns, layout, width],
  );
  const template = gridTemplate(shown, selectable);
  const headRows = shown.some((column) => column.filter !== undefined) ? 2 : 1;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: headRows * HEAD_HEIGHT,
  });
  const items = virtualizer.getVirtualItems();
  useShownRange(items[0]?.index, items.at(-1)?.index, props.onRange);

  const keyAt = useCallback(
    (index: number): string | undefined => {
      const row = rowAt(index);
      return row === undefined ? undefined : rowKey(row);
    },
    [rowAt, rowKey],
  );
  const toggle = useCallback(
    (index: number): void => {
      const key = keyAt(index);
      if (key !== undefined && selection !== undefined) onSelection?.(toggleRow(selection, key, index));
    },
    [keyAt, selection, onSelection],
  );
  const open = useCallback(
    (index: number): void => {
      const row = rowAt(index);
      if (row !== undefined) onOpen?.(row, index);
    },
    [rowAt, onOpen],
  );
  const extend = useCallback(
    (index: number): void => {
      if (selection !== undefined) onSelection?.(extendTo(selection, index, keyAt));
    },
    [selection, onSelection, keyAt],
  );
  const press = (event: MouseEvent): void => {
    const index = pressedIndex(event.target);
    if (index === null) return;
    onCursor(index);
    if (event.shiftKey) extend(index);
    else if (event.ctrlKey || event.metaKey) toggle(index);
    else open(index);
  };
  const moveCursor = (index: number): void => {
    onCursor(index);
    virtualizer.scrollToIndex(index);
  };
  const onKeyDown = useTableKeys({
    cursor,
    count,
    scroller,
    moveCursor,
    extend,
    toggle,
    open,
    selectAll: props.onSelectAll,
  });

  const active = items.some((item) => item.index === cursor) ? `${gridId}-${cursor}` : undefined;

  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-auto bg-surface">
      <table
        {...gridAttributes(props.label, count + headRows, selectable, active)}
        id={props.id}
        onKeyDown={onKeyDown}
        onClick={press}
        className="group block outline-none"
      >
        <TableHead
          columns={shown}
          template={template}
          sort={props.sort}
          onSort={props.onSort}
          onResize={
            props.onLayout === undefined ? undefined : (id, px) => props.onLayout?.(resizeColumn(layout, id, px))
          }
          selected={selectable ? headState(selection, count) : undefined}
          onSelectAll={() => props.onSelectAll?.()}
        />
        <tbody className="relative block" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rowAt(index);
            const key = row === undefined ? `unread-${index}` : rowKey(row);
            return (
              <TableRow
                key={key}
                id={`${gridId}-${index}`}
                row={row}
                index={index}
                firstRowIndex={headRows + 1}
                columns={shown}
                template={template}
                offset={start}
                selectable={selectable}
                selected={selection?.keys.has(key) === true}
                open={props.openKey === key}
                cursor={index === cursor}
                onToggle={toggle}
              />
            );
          })}
        </tbody>
      </table>
      {count === 0 && props.empty}
    </div>
  );
}

/** A table whose rows are walked with the keyboard, as WAI-ARIA's grid pattern has it: the focus is the table's own. */
function gridAttributes(label: string, rows: number, selectable: boolean, active: string | undefined) {
  return {
    role: 'grid',
    tabIndex: 0,
    'aria-label': label,
    'aria-rowcount': rows,
    'aria-multiselectable': selectable || undefined,
    'aria-activedescendant': active,
  } as const;
}

/** The row that was pressed; null for its controls, which act on their own. */
function pressedIndex(target: EventTarget): number | null {
  if (!(target instanceof Element) || target.closest('input, button, a, select') !== null) return null;
  const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? null : Number(index);
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
