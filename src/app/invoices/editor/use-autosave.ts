import { useEffect } from 'react';
import { registerOpenWork } from '@/app/pwa/open-work';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { Autosave } from './model/autosave';
import type { EditorStore } from './model/editor-store';

/** Every change is on its way to the device's storage at once; hiding or leaving the page writes what still waits. */
export function useAutosave(store: EditorStore, autosave: Autosave<InvoiceDraft>): void {
  useEffect(() => {
    let last = store.getState().draft;
    const stop = store.subscribe(() => {
      const { draft } = store.getState();
      if (draft === last) return;
      last = draft;
      autosave.changed(draft);
    });
    const flush = (): void => void autosave.flush();
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    // A reload for an update waits for this, and does not go where it fails.
    const unregister = registerOpenWork(async () => {
      const state = await autosave.flush();
      if (state.kind === 'failed') throw state.reason;
    });
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop();
      unregister();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [store, autosave]);
}
