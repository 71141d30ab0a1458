import { type ReactNode, useEffect, useRef } from 'react';
import { advanceLine } from '@/domain/invoice/advance/advance-line';
import { gridSize } from './model/editor-store';
import { useEditorHandle } from './use-editor';

/**
 * „Linie de avans”, after what is written, as one step of undo; its price is what is written next. A window that shows nothing
 * and is closed at once: few drafts need its code.
 */
export default function AddAdvanceLine({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { store, goTo } = useEditorHandle();
  const added = useRef(false);
  useEffect(() => {
    if (added.current) return;
    added.current = true;
    const state = store.getState();
    const { filled } = gridSize(state);
    const blank = state.draft.lines[filled] ?? store.newLine();
    store.change({ type: 'replace-lines', row: filled, lines: [advanceLine(blank, state.draft)] });
    onClose();
    goTo(`lines.${filled}.price`);
  }, [store, goTo, onClose]);
  return null;
}
