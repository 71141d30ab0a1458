/** Which key does what in the lines grid; null leaves the key to the input in the cell. Pure, so that tests read it as a table. */
import { type GridMove, type GridSize, type GridState, leavesGrid } from './grid-state';

export interface GridKey {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

export type GridCommand =
  | { readonly type: 'move'; readonly move: GridMove }
  /** Gives the cell its text of before the edit. */
  | { readonly type: 'cancel' }
  | { readonly type: 'clear-cell' }
  | { readonly type: 'insert-row' }
  | { readonly type: 'remove-rows' }
  | { readonly type: 'duplicate-rows' }
  | { readonly type: 'move-rows'; readonly by: -1 | 1 };

type Table = Readonly<Record<string, GridCommand>>;

const move = (by: GridMove): GridCommand => ({ type: 'move', move: by });

const PLAIN: Table = {
  ArrowUp: move({ type: 'move', rows: -1, columns: 0 }),
  ArrowDown: move({ type: 'move', rows: 1, columns: 0 }),
};

/** Only while pointing: in an edit these keys move the caret. */
const POINTING: Table = {
  ...PLAIN,
  ArrowLeft: move({ type: 'move', rows: 0, columns: -1 }),
  ArrowRight: move({ type: 'move', rows: 0, columns: 1 }),
  Home: move({ type: 'row-edge', end: 'first' }),
  End: move({ type: 'row-edge', end: 'last' }),
  F2: move({ type: 'edit' }),
  Delete: { type: 'clear-cell' },
  Insert: { type: 'insert-row' },
};

const WITH_CTRL: Table = {
  ArrowUp: move({ type: 'column-edge', end: 'first' }),
  ArrowDown: move({ type: 'column-edge', end: 'last' }),
  ArrowLeft: move({ type: 'row-edge', end: 'first' }),
  ArrowRight: move({ type: 'row-edge', end: 'last' }),
  Home: move({ type: 'go', row: 0, column: 0 }),
  Delete: { type: 'remove-rows' },
  d: { type: 'duplicate-rows' },
  D: { type: 'duplicate-rows' },
};

const WITH_ALT: Table = {
  ArrowUp: { type: 'move-rows', by: -1 },
  ArrowDown: { type: 'move-rows', by: 1 },
};

const WITH_SHIFT: Table = {
  ArrowUp: move({ type: 'extend', rows: -1 }),
  ArrowDown: move({ type: 'extend', rows: 1 }),
};

export function gridCommand(key: GridKey, state: GridState, size: GridSize): GridCommand | null {
  if (key.key === 'Tab' || key.key === 'Enter') return stepCommand(key, state, size);
  if (state.mode === 'edit') return editCommand(key);
  if (key.ctrl && key.alt) return null; // AltGr types characters
  if (key.ctrl) return key.key === 'End' ? toLastLine(size) : (WITH_CTRL[key.key] ?? null);
  if (key.alt) return WITH_ALT[key.key] ?? null;
  if (key.shift) return WITH_SHIFT[key.key] ?? null;
  return POINTING[key.key] ?? null;
}

/** `Ctrl Enter` issues the invoice, so it is not for the grid; Tab at the ends goes on through the page. */
function stepCommand({ key, shift, ctrl, alt }: GridKey, state: GridState, size: GridSize): GridCommand | null {
  const by = shift ? -1 : 1;
  if (ctrl || alt || (key === 'Tab' && leavesGrid(state, by, size))) return null;
  return move({ type: 'step', by });
}

function editCommand({ key, shift, ctrl, alt }: GridKey): GridCommand | null {
  if (key === 'Escape') return { type: 'cancel' };
  if (key === 'F2') return move({ type: 'point' });
  return shift || ctrl || alt ? null : (PLAIN[key] ?? null);
}

function toLastLine({ filled, columns }: GridSize): GridCommand {
  return move({ type: 'go', row: Math.max(0, filled - 1), column: columns - 1 });
}
