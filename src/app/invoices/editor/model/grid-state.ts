/**
 * Where the keyboard stands in the lines grid, as in a spreadsheet:
 *
 *   point ──typing, F2, second click──► edit ──Enter, Tab, ↑ ↓, Esc──► point
 *
 * Invariants: `row` and `column` are inside the grid; `anchor` is the other end of the selected rows and equals `row`
 * where one row is selected. What a cell holds is in the draft, not here.
 */
export interface GridState {
  readonly row: number;
  /** Index among the visible columns. */
  readonly column: number;
  readonly mode: 'point' | 'edit';
  readonly anchor: number;
}

/** Size of the grid as it is shown; `filled` counts the lines there are, rows after them are blank. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly filled: number;
}

export type GridMove =
  | { readonly type: 'go'; readonly row: number; readonly column: number }
  | { readonly type: 'move'; readonly rows: number; readonly columns: number }
  /** To the next or previous cell, over the ends of rows. */
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'row-edge'; readonly end: 'first' | 'last' }
  | { readonly type: 'column-edge'; readonly end: 'first' | 'last' }
  | { readonly type: 'extend'; readonly rows: number }
  | { readonly type: 'select-rows'; readonly from: number; readonly to: number }
  | { readonly type: 'edit' }
  | { readonly type: 'point' };

export const GRID_START: GridState = { row: 0, column: 0, mode: 'point', anchor: 0 };

export function moveGrid(state: GridState, move: GridMove, size: GridSize): GridState {
  switch (move.type) {
    case 'go':
      return at(move.row, move.column, size);
    case 'move':
      return at(state.row + move.rows, state.column + move.columns, size);
    case 'step':
      return stepped(state, move.by, size);
    case 'row-edge':
      return at(state.row, move.end === 'first' ? 0 : size.columns - 1, size);
    case 'column-edge':
      return at(move.end === 'first' ? 0 : Math.max(0, size.filled - 1), state.column, size);
    case 'extend':
      return { ...at(state.row + move.rows, state.column, size), anchor: state.anchor };
    case 'select-rows':
      return { ...at(move.to, state.column, size), anchor: clamp(move.from, size.rows) };
    case 'edit':
      return { ...state, mode: 'edit', anchor: state.row };
    case 'point':
      return { ...state, mode: 'point' };
  }
}

/** The selected rows, first and last. */
export function selectedRows({ row, anchor }: GridState): { readonly from: number; readonly to: number } {
  return { from: Math.min(row, anchor), to: Math.max(row, anchor) };
}

/** Whether a step from here would leave the grid: there Tab belongs to the browser again. */
export function leavesGrid(state: GridState, by: 1 | -1, size: GridSize): boolean {
  if (by === -1) return state.row === 0 && state.column === 0;
  return state.row >= size.filled || (state.row === size.rows - 1 && state.column === size.columns - 1);
}

function stepped(state: GridState, by: 1 | -1, size: GridSize): GridState {
  const cell = state.row * size.columns + state.column + by;
  const inside = Math.max(0, Math.min(size.rows * size.columns - 1, cell));
  return at(Math.floor(inside / size.columns), inside % size.columns, size);
}

function at(row: number, column: number, size: GridSize): GridState {
  const inside = clamp(row, size.rows);
  return { row: inside, column: clamp(column, size.columns), mode: 'point', anchor: inside };
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}
