import { useCallback, useState } from 'react';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { useEditorServices } from './editor-services';
import type { ToolbarActions } from './editor-toolbar';
import type { EditorHandle } from './use-editor';

export type EditorDialog = 'paste-lines' | 'invalid-invoices';

export interface Toolbar {
  readonly actions: ToolbarActions;
  readonly previewing: boolean;
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
  const [previewing, setPreviewing] = useState(false);
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const closePreview = useCallback(() => setPreviewing(false), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  const actions: ToolbarActions = {
    back: onBack,
    preview: () => setPreviewing(!previewing),
    pasteLines: () => setDialog('paste-lines'),
    invalidInvoices: () => setDialog('invalid-invoices'),
    duplicate: () => onNew(store.getState().draft),
    remove: () => {
      autosave.stop();
      void removeDraft(currentId()).then(onBack);
    },
    print: () => {
      setPreviewing(true);
      // The paper must be on the page before the browser takes its picture of it.
      requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
    },
  };
  return { actions, previewing, dialog, closePreview, closeDialog };
}
