/** Puts the keyboard into a field of the sheet by its key. */
import { focusQuietly } from '@/app/ui/floating/quiet-focus';
import { columnsOf } from './grid/grid-context';
import { columnOfPart } from './grid/grid-tracks';
import type { EditorStore } from './model/editor-store';
import type { FieldKey } from './model/finding';

const CONTROLS = 'input, select, textarea, button';

/** The page may have to be drawn first (another step on the phone), so the field is looked for after the next frame. */
export function focusField(key: FieldKey, store: EditorStore): void {
  const cell = /^lines\.(\d+)\.(.+)$/.exec(key);
  if (cell !== null) {
    const column = columnsOf(store.getState()).indexOf(columnOfPart(cell[2] ?? ''));
    store.moveGrid({ type: 'go', row: Number(cell[1]), column: Math.max(0, column) });
  }
  requestAnimationFrame(() => requestAnimationFrame(() => focusNow(key, cell !== null)));
}

/** At once, for the next key to be typed there; after another field has what was chosen in this one. Not where the keyboard went elsewhere. */
export function goOnToFirstLine(store: EditorStore): void {
  const { activeElement } = document;
  store.moveGrid({ type: 'go', row: 0, column: 0 });
  // The cell is drawn at the end of the event.
  queueMicrotask(() => {
    if (document.activeElement === activeElement) focusNow('lines.0.name', true, 'nearest');
  });
}

/**
 * The same unless the keyboard is somewhere by then, other than at the page's head: frames may be long in coming, and what is
 * typed meanwhile must not go on in another field.
 */
export function focusFieldUnlessTaken(key: FieldKey): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement?.matches('body, h1') !== false) focusNow(key, false);
    }),
  );
}

function focusNow(key: FieldKey, inGrid: boolean, block: ScrollLogicalPosition = 'center'): void {
  const field = inGrid
    ? document.querySelector<HTMLElement>('[role="grid"] [data-grid-cell]')
    : (fieldOf(key) ?? fieldOf(key.split('.')[0] ?? ''));
  const control = field === null ? null : controlIn(field);
  if (control === null) return;
  focusQuietly(control);
  control.scrollIntoView({ block });
}

function fieldOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`);
}

/** In the grid the active cell, which stands after the menu of its row. */
function controlIn(field: HTMLElement): HTMLElement | null {
  if (field.matches(CONTROLS)) return field;
  return field.querySelector<HTMLElement>('[data-grid-cell]') ?? field.querySelector<HTMLElement>(CONTROLS);
}
