/** Carries out what a key means in the grid (grid-keys.ts) on the open draft. */
import type { KeyboardEvent } from 'react';
import type { EditorStore } from '../model/editor-store';
import { gridSize } from '../model/editor-store';
import { clearedCell } from '../model/grid-cell';
import type { GridColumn } from '../model/grid-columns';
import { type GridCommand, gridCommand } from '../model/grid-keys';
import { selectedRows } from '../model/grid-state';
import { columnsOf, type GridControls } from './grid-context';

/** True where the key was the grid's. */
export function runGridKey(event: KeyboardEvent, store: EditorStore, controls: GridControls): boolean {
  const state = store.getState();
  const key = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey };
  const command = gridCommand(key, state.grid, gridSize(state));
  if (command === null) return false;
  controls.wantsFocus.current = true;
  run(command, store, controls);
  return true;
}

function run(command: GridCommand, store: EditorStore, controls: GridControls): void {
  const state = store.getState();
  const { row, column } = state.grid;
  const { from, to } = selectedRows(state.grid);
  switch (command.type) {
    case 'move':
      store.moveGrid(command.move);
      break;
    case 'cancel':
      store.cancelEdit();
      break;
    case 'clear-cell':
      clearCell(store, row, columnsOf(state)[column]);
      break;
    case 'insert-row':
      store.change({ type: 'insert-lines', row, lines: [store.newLine()] });
      break;
    case 'remove-rows':
      controls.removeRows(from, to);
      break;
    case 'duplicate-rows':
      duplicateRows(store, from, to);
      break;
    case 'move-rows':
      moveRows(store, from, to, command.by);
      break;
  }
}

function clearCell(store: EditorStore, row: number, column: GridColumn | undefined): void {
  const line = store.getState().draft.lines[row];
  if (line !== undefined && column !== undefined) {
    store.change({ type: 'line', row, fields: clearedCell(column, line) });
  }
}

export function duplicateRows(store: EditorStore, from: number, to: number): void {
  const copies = store
    .getState()
    .draft.lines.slice(from, to + 1)
    .map((line) => ({ ...line, id: store.newLine().id }));
  if (copies.length === 0) return;
  store.change({ type: 'insert-lines', row: to + 1, lines: copies });
  store.moveGrid({ type: 'go', row: to + 1, column: store.getState().grid.column });
}

export function moveRows(store: EditorStore, from: number, to: number, by: -1 | 1): void {
  const before = store.getState().draft;
  store.change({ type: 'move-lines', from, to, by });
  if (store.getState().draft !== before) store.moveGrid({ type: 'select-rows', from: from + by, to: to + by });
}
