import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type PressedKey, type TableMove, tableMove } from './row-keys';

interface TableKeys {
  readonly cursor: number;
  readonly count: number;
  /** Nothing is known yet of what there is: keys about rows wait for it. */
  readonly reading: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly moveCursor: (index: number) => void;
  readonly extend: (index: number) => void;
  readonly toggle: (index: number) => void;
  readonly open: (index: number) => void;
  readonly selectAll: (() => void) | undefined;
  readonly edit: (index: number) => void;
  /** Of a table whose rows open in place. */
  readonly unfold: ((index: number, open: boolean) => void) | undefined;
}

/** The grid's key handler. Keys typed in a filter stay there, but arrow down leads from it to the rows. */
export function useTableKeys(table: TableKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const perform = (move: TableMove): void => {
    if (move.kind === 'cursor') {
      if (move.extend) table.extend(move.index);
      table.moveCursor(move.index);
    } else if (move.kind === 'toggle') table.toggle(table.cursor);
    else if (move.kind === 'open') table.open(table.cursor);
    else if (move.kind === 'select-all') table.selectAll?.();
    else if (move.kind === 'edit') table.edit(table.cursor);
    else if (move.kind === 'unfold') table.unfold?.(table.cursor, move.open);
    else focusFirstFilter(table.scroller.current);
  };
  const waitsForRows = useKeysThatWait(table, perform);
  /** Takes the focus with the key where the grid does not have it. */
  const act = (event: TakenKey, elsewhere: boolean): void => {
    const waits = waitsForRows(event);
    const move = waits ? null : tableMove(event, table.cursor, table.count);
    if (!waits && (move === null || (move.kind === 'unfold' && table.unfold === undefined))) return;
    event.preventDefault();
    if (elsewhere) focusGrid(table.scroller.current);
    if (move !== null) perform(move);
  };
  useUnclaimedKeys((event) => act(event, true));
  return (event) => {
    if (event.target instanceof Element && event.target.closest('[data-cell-input]') !== null) return;
    const inControl =
      event.target instanceof Element &&
      event.target.closest('input, select, textarea, button, [role=separator]') !== null;
    if (inControl && (event.key !== 'ArrowDown' || event.target instanceof HTMLSelectElement)) return;
    act(event, inControl);
  };
}

/** What is about a row, and waits for it. */
const OF_ROWS: ReadonlySet<TableMove['kind']> = new Set(['cursor', 'toggle', 'open', 'edit', 'unfold']);

/**
 * Keys pressed before the first rows are there, as by one who comes back to a list and goes on at once: each is performed on
 * what the one before has left, and none overtakes another. Says of a key whether it waits.
 */
function useKeysThatWait(table: TableKeys, perform: (move: TableMove) => void): (pressed: PressedKey) => boolean {
  const waiting = useRef<PressedKey[]>([]);
  const [, next] = useState(0);
  const blocked = table.reading && table.count === 0;
  useEffect(() => {
    const pressed = blocked ? undefined : waiting.current.shift();
    if (pressed === undefined) return;
    const move = tableMove(pressed, table.cursor, table.count);
    if (move !== null) perform(move);
    next((turn) => turn + 1);
  });
  return ({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
    if (!blocked && waiting.current.length === 0) return false;
    const pressed = { key, shiftKey, ctrlKey, metaKey, altKey };
    const move = tableMove(pressed, 0, Math.max(1, table.count));
    if (move === null || !OF_ROWS.has(move.kind)) return false;
    waiting.current.push(pressed);
    return true;
  };
}

interface TakenKey extends PressedKey {
  readonly preventDefault: () => void;
}

/** Keys pressed while nothing of the page has the focus: they are the list's, as its status line says. */
function useUnclaimedKeys(act: (event: TakenKey) => void): void {
  const live = useRef(act);
  useLayoutEffect(() => {
    live.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (isUnclaimed(event)) live.current(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isUnclaimed({ defaultPrevented, target }: globalThis.KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open]') !== null) return false;
  return target instanceof Element && target.matches('body, #main, #main h1');
}

/** The table itself has the keyboard, whatever row is marked. */
export function focusGrid(scroller: HTMLElement | null): void {
  scroller?.querySelector<HTMLElement>('[role=grid]')?.focus();
}

function focusFirstFilter(scroller: HTMLElement | null): void {
  scroller?.querySelector<HTMLElement>('[data-table-filter] :is(input, select)')?.focus();
}
