import { type MouseEvent, useCallback } from 'react';
import { extendTo, type Selection, toggleRow } from './selection';

interface RowActionsArgs<Row> {
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
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

/** What keys and the mouse do to rows; a row that is not read yet takes nothing. */
export function useRowActions<Row>(args: RowActionsArgs<Row>): RowActions {
  const { rowAt, rowKey, selection, onSelection, onCursor, onOpen } = args;
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
  return { toggle, open, extend, press };
}

/** The row that was pressed; null for its controls, which act on their own. */
function pressedIndex(target: EventTarget): number | null {
  if (!(target instanceof Element) || target.closest('input, button, a, select') !== null) return null;
  const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? null : Number(index);
}
