import { useCallback, useState } from 'react';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { useEditorServices } from './editor-services';
import type { ToolbarActions } from './editor-toolbar';
import { usePreviewRoute } from './preview/use-preview-route';
import type { EditorHandle } from './use-editor';

export type EditorDialog = 'paste-lines' | 'invalid-invoices' | 'advance-line' | 'advance' | 'templates';

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
    advanceLine: () => setDialog('advance-line'),
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
