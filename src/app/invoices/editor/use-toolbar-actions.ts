import { useCallback, useState } from 'react';
import { advanceLine } from '@/domain/invoice/advance/advance-line';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { useEditorServices } from './editor-services';
import type { ToolbarActions } from './editor-toolbar';
import { gridSize } from './model/editor-store';
import { usePreviewRoute } from './preview/use-preview-route';
import type { EditorHandle } from './use-editor';

export type EditorDialog = 'paste-lines' | 'invalid-invoices' | 'advance' | 'templates';

export interface Toolbar {
  readonly actions: ToolbarActions;
  readonly previewing: boolean;
  /** The preview was opened to be printed. */
  readonly printAtOnce: boolean;
  readonly onPrinted: () => void;
  readonly dialog: EditorDialog | null;
  readonly closePreview: () => void;
  readonly closeDialog: () => void;
}

interface WayOut {
  readonly onBack: () => void;
  readonly onNew: (from?: InvoiceDraft) => void;
}

/** After what is written, as one step of undo. */
function addAdvanceLine(store: EditorHandle['store']): void {
  const state = store.getState();
  const { filled } = gridSize(state);
  const blank = state.draft.lines[filled] ?? store.newLine();
  store.change({ type: 'replace-lines', row: filled, lines: [advanceLine(blank, state.draft)] });
}

/** What the head of the editor does with the whole draft, and what it has opened. */
export function useToolbarActions(
  { store, autosave, currentId }: Pick<EditorHandle, 'store' | 'autosave' | 'currentId'>,
  { onBack, onNew }: WayOut,
): Toolbar {
  const { removeDraft } = useEditorServices();
  const { previewing, open, close } = usePreviewRoute();
  const [printAtOnce, setPrintAtOnce] = useState(false);
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  // What leads to a field closes it where it is open, and stays where it is else.
  const closePreview = useCallback(() => {
    if (previewing) close();
  }, [previewing, close]);
  const onPrinted = useCallback(() => setPrintAtOnce(false), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  const actions: ToolbarActions = {
    back: previewing ? close : onBack,
    preview: previewing ? close : open,
    pasteLines: () => setDialog('paste-lines'),
    advanceLine: () => addAdvanceLine(store),
    templates: () => setDialog('templates'),
    settleAdvance: () => setDialog('advance'),
    invalidInvoices: () => setDialog('invalid-invoices'),
    duplicate: () => onNew(store.getState().draft),
    remove: () => {
      autosave.stop();
      void removeDraft(currentId()).then(onBack);
    },
    print: () => {
      setPrintAtOnce(true);
      if (!previewing) open();
    },
  };
  return { actions, previewing, printAtOnce, onPrinted, dialog, closePreview, closeDialog };
}
