/** What a key does at a column's edge: arrows sideways widen and narrow, up and down go from edge to edge. */
import { MAX_WIDTH, MIN_WIDTH } from './table-layout';

export type EdgeMove =
  | { readonly kind: 'width'; readonly width: number }
  | { readonly kind: 'edge'; readonly by: -1 | 1 }
  | { readonly kind: 'rows' };

/** Px of one press; with Shift of a fine one. */
const STEP = 16;
const FINE_STEP = 2;

/** Null where the edge has nothing to do with the key. `width`: of its column now, px. */
export function edgeMove(
  pressed: { readonly key: string; readonly shiftKey: boolean },
  width: number,
): EdgeMove | null {
  const step = pressed.shiftKey ? FINE_STEP : STEP;
  switch (pressed.key) {
    case 'ArrowLeft':
      return { kind: 'width', width: Math.max(MIN_WIDTH, width - step) };
    case 'ArrowRight':
      return { kind: 'width', width: Math.min(MAX_WIDTH, width + step) };
    case 'Home':
      return { kind: 'width', width: MIN_WIDTH };
    case 'End':
      return { kind: 'width', width: MAX_WIDTH };
    case 'ArrowUp':
      return { kind: 'edge', by: -1 };
    case 'ArrowDown':
      return { kind: 'edge', by: 1 };
    case 'Escape':
      return { kind: 'rows' };
    default:
      return null;
  }
}
