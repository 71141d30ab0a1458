/**
 * The list of the app: rows of 34 px under a stuck head, virtualised, one keyboard (list-keys.ts), selection, an open row.
 * Rows come by id, so that a list of a hundred thousand needs only those in sight; a row not there yet keeps its place.
 */
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { type Column, fittingColumns, type ListSort } from './column';
import type { ListAction, ListCursor } from './list-cursor';
import { ListHead } from './list-head';
import { actionOfKey } from './list-keys';
import { RowCheckbox } from './row-checkbox';
import { useElementWidth } from './use-element-width';

const ROW_HEIGHT = 34;
const OVERSCAN = 14;
const CHECK_TRACK = '32px';

export interface DataListProps<Row> {
  /** Name of the list for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly ids: readonly string[];
  readonly rowOf: (id: string) => Row | undefined;
  /** What a row is called, for its checkbox and its announcement. */
  readonly nameOf: (row: Row) => string;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort) => void;
  readonly cursor: ListCursor;
  readonly dispatch: (action: ListAction) => void;
  readonly selectable: boolean;
  /** Told which rows are in sight, to fetch them. */
  readonly onWindow?: (from: number, to: number) => void;
  /** Shown in place of the rows where there are none. */
  readonly empty: ReactNode;
}

export function DataList<Row>(props: DataListProps<Row>): ReactNode {
  const { columns, ids, cursor, dispatch, selectable, onWindow } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const width = useElementWidth(scroller);
  const prefix = useId();
  const shown = fittingColumns(columns, width);
  const template = [...(selectable ? [CHECK_TRACK] : []), ...shown.map(({ track }) => track)].join(' ');
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: 2 * ROW_HEIGHT,
  });
  const items = rows.getVirtualItems();
  useWindow(items, onWindow);
  useCursorInSight(cursor.cursor, ids, (index) => rows.scrollToIndex(index, { align: 'auto' }));

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget) return;
    const action = actionOfKey({ key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey }, cursor);
    if (action === null) return;
    event.preventDefault();
    dispatch(action);
  };
  // One listener for all rows: they come and go under the pointer.
  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const row =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
    if (row !== undefined) dispatch(actionOfClick(row, event));
  };
  const allSelected = ids.length > 0 && cursor.selected.size >= ids.length;

  return (
    <div
      aria-activedescendant={cursor.cursor === null ? undefined : `${prefix}-${cursor.cursor}`}
      aria-label={props.label}
      aria-multiselectable={selectable}
      aria-rowcount={ids.length + 1}
      className="relative min-h-0 flex-1 overflow-auto bg-surface outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--focus)]"
      onClick={onClick}
      onKeyDown={onKeyDown}
      ref={scroller}
      role="grid"
      tabIndex={0}
    >
      <ListHead
        columns={shown}
        onSort={props.onSort}
        selectAll={
          selectable ? (
            <RowCheckbox
              checked={allSelected}
              label={allSelected ? 'Anulează selecția' : 'Selectează tot'}
              mixed={!allSelected && cursor.selected.size > 0}
              onChange={() => dispatch(allSelected ? { type: 'clear' } : { type: 'select-all', ids })}
            />
          ) : null
        }
        sort={props.sort}
        template={template}
      />
      {ids.length === 0 ? (
        <div role="row">
          <div role="gridcell">{props.empty}</div>
        </div>
      ) : (
        <div className="relative" role="rowgroup" style={{ height: rows.getTotalSize() }}>
          {items.map((item) => (
            <ListRow
              {...props}
              id={ids[item.index] ?? ''}
              index={item.index}
              key={item.key}
              prefix={prefix}
              shown={shown}
              start={item.start}
              template={template}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function actionOfClick(id: string, { shiftKey, ctrlKey, metaKey }: MouseEvent): ListAction {
  if (shiftKey) return { type: 'range', id };
  return { type: ctrlKey || metaKey ? 'toggle' : 'open', id };
}

function useWindow(items: readonly VirtualItem[], onWindow: DataListProps<unknown>['onWindow']): void {
  const from = items[0]?.index ?? 0;
  const to = (items.at(-1)?.index ?? -1) + 1;
  useEffect(() => onWindow?.(from, to), [from, to, onWindow]);
}

/** Only a move of the cursor scrolls; rows that come and go above it do not. */
function useCursorInSight(cursor: string | null, ids: readonly string[], scrollTo: (index: number) => void): void {
  const last = useRef(cursor);
  useEffect(() => {
    if (last.current === cursor) return;
    last.current = cursor;
    const index = cursor === null ? -1 : ids.indexOf(cursor);
    if (index >= 0) scrollTo(index);
  });
}

interface ListRowProps<Row> extends DataListProps<Row> {
  readonly id: string;
  readonly index: number;
  readonly start: number;
  readonly prefix: string;
  readonly template: string;
  readonly shown: readonly Column<Row>[];
}

function ListRow<Row>(props: ListRowProps<Row>): ReactNode {
  const { id, cursor, dispatch } = props;
  const row = props.rowOf(id);
  const selected = cursor.selected.has(id);
  return (
    <div
      aria-rowindex={props.index + 2}
      aria-selected={selected}
      className={`absolute inset-x-0 grid h-[34px] cursor-default border-border border-b px-4 text-[13px] ${rowGround(cursor, id, selected)}`}
      data-row={id}
      id={`${props.prefix}-${id}`}
      role="row"
      style={{ gridTemplateColumns: props.template, transform: `translateY(${props.start}px)` }}
    >
      {props.selectable && (
        <div className="flex items-center" role="gridcell">
          <RowCheckbox
            checked={selected}
            label={row === undefined ? 'Selectează rândul' : `Selectează ${props.nameOf(row)}`}
            mixed={false}
            onChange={(shift) => dispatch(shift ? { type: 'range', id } : { type: 'toggle', id })}
          />
        </div>
      )}
      {props.shown.map((column) => (
        <div
          className={`flex min-w-0 items-center px-2 ${column.align === 'end' ? 'justify-end tabular-nums' : ''}`}
          key={column.key}
          role="gridcell"
        >
          {row === undefined ? null : column.cell(row)}
        </div>
      ))}
    </div>
  );
}

function rowGround(cursor: ListCursor, id: string, selected: boolean): string {
  if (cursor.open === id) return 'bg-selected-strong shadow-[inset_3px_0_0_var(--accent)]';
  if (selected) return 'bg-selected';
  return cursor.cursor === id ? 'bg-hover shadow-[inset_3px_0_0_var(--accent)]' : 'bg-surface hover:bg-hover';
}
