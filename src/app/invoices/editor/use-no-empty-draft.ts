import { useEffect, useRef } from 'react';
import { isEmptyDraft } from '@/domain/invoice/is-empty-draft';
import { useEditorServices } from './editor-services';
import type { EditorHandle } from './use-editor';

type LeftDraft = Pick<EditorHandle, 'store' | 'autosave' | 'typed' | 'currentId' | 'written'>;

/** A draft that is left with nothing written in it, because all was taken out again, does not stay in the list. */
export function useNoEmptyDraft(draft: LeftDraft): void {
  const { discardDraft } = useEditorServices();
  // The newest, without taking a new object for leaving.
  const left = useRef({ ...draft, discardDraft });
  useEffect(() => {
    left.current = { ...draft, discardDraft };
  });
  useEffect(
    () => () => {
      discardEmpty(left.current).catch((error: unknown) => console.warn('An empty draft stays:', error));
    },
    [],
  );
}

async function discardEmpty(left: LeftDraft & { readonly discardDraft: (id: string) => Promise<void> }): Promise<void> {
  const { store, autosave, typed, currentId, written, discardDraft } = left;
  if (!isEmptyDraft(store.getState().draft) || Object.keys(typed.texts()).length > 0) return;
  await autosave.flush();
  if (written() !== null) await discardDraft(currentId());
}
