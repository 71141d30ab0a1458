/** Which key does what in a list; null leaves the key to the browser. */
import type { ListAction, ListCursor } from './list-cursor';

export interface ListKey {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
}

const PAGE_ROWS = 15;

export function actionOfKey({ key, shift, ctrl }: ListKey, { cursor, open, selected }: ListCursor): ListAction | null {
  switch (key) {
    case 'ArrowDown':
      return { type: 'move', by: 1, extend: shift };
    case 'ArrowUp':
      return { type: 'move', by: -1, extend: shift };
    case 'PageDown':
      return { type: 'move', by: PAGE_ROWS, extend: shift };
    case 'PageUp':
      return { type: 'move', by: -PAGE_ROWS, extend: shift };
    case 'Home':
      return ctrl ? { type: 'first' } : null;
    case 'End':
      return ctrl ? { type: 'last' } : null;
    case ' ':
      return cursor === null ? null : { type: 'toggle', id: cursor };
    case 'Enter':
      return cursor === null ? null : { type: 'open', id: cursor };
    case 'Escape':
      if (open !== null) return { type: 'close' };
      return selected.size > 0 ? { type: 'clear' } : null;
    default:
      return null;
  }
}
