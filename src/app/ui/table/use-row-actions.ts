import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterAnswer } from './after-answer';
import { type Place, rangeIn } from './range-in';
import { extendTo, type Selection, toggleRow } from './selection';

interface RowActionsArgs<Row> {
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  readonly count: number;
  /** Every key of the list; absent: all rows are known. */
  readonly allKeys: (() => Promise<readonly string[]>) | undefined;
  readonly cursor: number;
  readonly selection: Selection | undefined;
  readonly onSelection: ((selection: Selection) => void) | undefined;
  readonly onCursor: (index: number) => void;
  readonly onOpen: ((row: Row, index: number) => void) | undefined;
}

export interface RowActions {
  readonly toggle: (index: number) => void;
  readonly open: (index: number) => void;
  readonly extend: (index: number) => void;
  readonly press: (event: MouseEvent) => void;
}

/** What waits for its row to be read. */
interface Awaited {
  readonly index: number;
  readonly act: 'open' | 'toggle';
}

/** What keys and the mouse do to rows. A row that is not read yet is opened or chosen when it is, unless one has gone on by then. */
export function useRowActions<Row>(args: RowActionsArgs<Row>): RowActions {
  const { rowAt, rowKey, count, allKeys, cursor, selection, onSelection, onCursor, onOpen } = args;
  const [awaited, setAwaited] = useState<Awaited | null>(null);
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
      setAwaited(key === undefined && selection !== undefined ? { index, act: 'toggle' } : null);
      if (key !== undefined && selection !== undefined) onSelection?.(toggleRow(selection, key, index));
    },
    [keyAt, selection, onSelection],
  );
  const open = useCallback(
    (index: number): void => {
      const row = rowAt(index);
      setAwaited(row === undefined ? { index, act: 'open' } : null);
      if (row !== undefined) onOpen?.(row, index);
    },
    [rowAt, onOpen],
  );
  const arrived = awaited !== null && (awaited.index !== cursor || rowAt(awaited.index) !== undefined);
  useEffect(() => {
    if (!arrived || awaited === null) return;
    if (awaited.index !== cursor) setAwaited(null);
    else if (awaited.act === 'open') open(awaited.index);
    else toggle(awaited.index);
  }, [arrived, awaited, cursor, open, toggle]);
  const later = useLater(selection);
  const extend = (index: number): void => {
    if (selection === undefined || onSelection === undefined) return;
    const place = (at: number): Place => ({ index: at, key: keyAt(at) });
    const [from, to] = [place(cursor), place(index)];
    const choose = (all: readonly (string | undefined)[]): void => onSelection(rangeIn(selection, from, to, all));
    const known = extendTo(selection, index, keyAt);
    if (known !== undefined) onSelection(known);
    else if (allKeys !== undefined)
      later(allKeys(), choose).catch((error: unknown) => console.warn('The range was not chosen:', error));
    else choose(Array.from({ length: count }, (_, at) => keyAt(at)));
  };
  const press = (event: MouseEvent): void => {
    const index = pressedIndex(event.target);
    if (index === null) return;
    onCursor(index);
    if (event.shiftKey) extend(index);
    else if (event.ctrlKey || event.metaKey) toggle(index);
    else open(index);
  };
  return { toggle, open, extend, press };
}

/** Changes of the selection that wait for the whole list. */
function useLater(selection: Selection | undefined): ReturnType<typeof afterAnswer> {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  const [later] = useState(() => afterAnswer(() => latest.current));
  return later;
}

/** The row that was pressed; null for its controls, which act on their own. */
function pressedIndex(target: EventTarget): number | null {
  if (!(target instanceof Element) || target.closest('input, button, a, select') !== null) return null;
  const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? null : Number(index);
}
