/**
 * Where the keyboard stands in a list and what is selected: a pure reducer, so that every list behaves alike.
 *
 * Invariants: `cursor` is an id of the list or null; `open` is null or an id; the selection holds ids, so that it survives
 * sorting and filtering; `anchor` is where a range by Shift began.
 */
export interface ListCursor {
  readonly cursor: string | null;
  readonly anchor: string | null;
  /** The row shown in the side panel. */
  readonly open: string | null;
  readonly selected: ReadonlySet<string>;
}

export type ListAction =
  | { readonly type: 'move'; readonly by: number; readonly extend: boolean }
  | { readonly type: 'first' | 'last' }
  | { readonly type: 'point'; readonly id: string }
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'range'; readonly id: string }
  | { readonly type: 'select-all'; readonly ids: readonly string[] }
  | { readonly type: 'clear' }
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'close' };

export const EMPTY_LIST_CURSOR: ListCursor = { cursor: null, anchor: null, open: null, selected: new Set() };

/** `ids` is the list as it is shown now, in order. */
export function reduceListCursor(state: ListCursor, action: ListAction, ids: readonly string[]): ListCursor {
  switch (action.type) {
    case 'move':
      return moved(state, place(state, ids) + action.by, action.extend, ids);
    case 'first':
      return moved(state, 0, false, ids);
    case 'last':
      return moved(state, ids.length - 1, false, ids);
    case 'point':
      return { ...state, cursor: action.id, anchor: action.id };
    case 'toggle':
      return { ...state, cursor: action.id, anchor: action.id, selected: toggled(state.selected, action.id) };
    case 'range':
      return { ...state, cursor: action.id, selected: ranged(state, action.id, ids) };
    case 'select-all':
      return { ...state, selected: new Set(action.ids) };
    case 'clear':
      return { ...state, selected: new Set() };
    case 'open':
      return { ...state, cursor: action.id, anchor: action.id, open: action.id };
    case 'close':
      return { ...state, open: null };
  }
}

/** −1 before the first row, so that the first arrow down stands on it. */
function place(state: ListCursor, ids: readonly string[]): number {
  return state.cursor === null ? -1 : ids.indexOf(state.cursor);
}

function moved(state: ListCursor, to: number, extend: boolean, ids: readonly string[]): ListCursor {
  const id = ids[Math.max(0, Math.min(ids.length - 1, to))];
  if (id === undefined) return state;
  // An open panel follows the arrows.
  const open = state.open === null ? null : id;
  if (!extend) return { ...state, cursor: id, anchor: id, open };
  return { ...state, cursor: id, open, selected: ranged(state, id, ids) };
}

function ranged(state: ListCursor, id: string, ids: readonly string[]): ReadonlySet<string> {
  const from = ids.indexOf(state.anchor ?? id);
  const to = ids.indexOf(id);
  if (from < 0 || to < 0) return new Set([...state.selected, id]);
  return new Set([...state.selected, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
