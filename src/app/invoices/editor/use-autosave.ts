import { useEffect } from 'react';
import { registerOpenWork } from '@/app/pwa/open-work';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { Autosave } from './model/autosave';
import type { EditorStore } from './model/editor-store';
import { type LeavingCopy, leavePage } from './model/leave-page';

/**
 * Every change is on its way to the device's storage at once; hiding or leaving the page writes what still waits. A page
 * that is left may not live to see it written: a copy stays until it is.
 */
export function useAutosave(
  store: EditorStore,
  autosave: Autosave<InvoiceDraft>,
  copy: LeavingCopy<InvoiceDraft>,
): void {
  useEffect(() => {
    let last = store.getState().draft;
    const stop = store.subscribe(() => {
      const { draft } = store.getState();
      if (draft === last) return;
      last = draft;
      autosave.changed(draft);
    });
    const leave = (): boolean => leavePage(autosave, copy);
    // Where there is no room for a copy the browser asks before it closes the page.
    const beforeLeave = (event: BeforeUnloadEvent): void => {
      if (!leave()) event.preventDefault();
    };
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    // A reload for an update waits for this, and does not go where it fails.
    const unregister = registerOpenWork(async () => {
      const state = await autosave.flush();
      if (state.kind === 'failed') throw state.reason;
    });
    window.addEventListener('beforeunload', beforeLeave);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop();
      unregister();
      window.removeEventListener('beforeunload', beforeLeave);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onHide);
      // The editor may close because nothing can be written any more: the copy is what stays.
      leave();
    };
  }, [store, autosave, copy]);
}
