/** What a key does in a table, apart from drawing it. */
export type TableMove =
  | { readonly kind: 'cursor'; readonly index: number; readonly extend: boolean }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'open' }
  | { readonly kind: 'select-all' }
  | { readonly kind: 'filter' }
  | { readonly kind: 'edit' }
  | { readonly kind: 'unfold'; readonly open: boolean };

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Rows of one press of PageUp or PageDown. */
const PAGE_ROWS = 15;

/** Null where the table has nothing to do with the key. `cursor` is −1 while no row has it. */
export function tableMove(pressed: PressedKey, cursor: number, count: number): TableMove | null {
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) return pressed.key.toLowerCase() === 'a' ? { kind: 'select-all' } : null;
  if (pressed.key === ' ') return { kind: 'toggle' };
  if (pressed.key === 'Enter') return { kind: 'open' };
  if (pressed.key === '/') return { kind: 'filter' };
  if (pressed.key === 'F2') return { kind: 'edit' };
  if (pressed.key === 'ArrowRight' || pressed.key === 'ArrowLeft')
    return cursor < 0 ? null : { kind: 'unfold', open: pressed.key === 'ArrowRight' };
  const target = cursorTarget(pressed.key, cursor, count);
  return target === null ? null : { kind: 'cursor', index: target, extend: pressed.shiftKey };
}

function cursorTarget(key: string, cursor: number, count: number): number | null {
  const last = count - 1;
  const clamp = (index: number): number => Math.min(last, Math.max(0, index));
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return clamp(cursor + 1);
    case 'ArrowUp':
      return clamp(cursor < 0 ? last : cursor - 1);
    case 'PageDown':
      return clamp(cursor + PAGE_ROWS);
    case 'PageUp':
      return clamp(cursor - PAGE_ROWS);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
