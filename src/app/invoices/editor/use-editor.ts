import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Autosave } from '@/app/unsaved/autosave';
import type { TypedForm } from '@/app/unsaved/typed-form';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { EditorState, EditorStore } from './model/editor-store';
import type { FieldKey } from './model/finding';

/** One open draft: its state, its saving, and the way to a field of it. */
export interface EditorHandle {
  /** The id the draft has now; it gets another one where it was removed elsewhere while it was written here. */
  readonly currentId: () => string;
  readonly store: EditorStore;
  /** The number of the rejected invoice it corrects; '' else. */
  readonly keepsNumber: string;
  readonly autosave: Autosave<InvoiceDraft>;
  /** What the storage is known to hold; null for nothing yet. */
  readonly written: () => InvoiceDraft | null;
  /** What is typed beside the draft, by field: dates that are not read yet, the texts of its windows. */
  readonly typed: TypedForm;
  /** Null: the draft has taken it, or it was given up. */
  readonly typeBeside: (field: string, text: string | null) => void;
  /** Shows the field, on the phone by its step, and puts the keyboard there. */
  readonly goTo: (key: FieldKey) => void;
}

export const EditorContext = createContext<EditorHandle | null>(null);

export function useEditorHandle(): EditorHandle {
  const handle = useContext(EditorContext);
  if (handle === null) throw new Error('A part of the editor is drawn outside it.');
  return handle;
}

/**
 * A part of the editor's state. The component is drawn again only when the part is another one, so the selector must
 * give the same object for the same state.
 */
export function useEditor<T>(selector: (state: EditorState) => T): T {
  const { store } = useEditorHandle();
  return useSyncExternalStore(store.subscribe, () => selector(store.getState()));
}
