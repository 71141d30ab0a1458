import { useEffect, useMemo } from 'react';
import type { Autosave } from '@/app/unsaved/autosave';
import { type LeavingCopy, leavePage } from '@/app/unsaved/leave-page';
import { useLeaving } from '@/app/unsaved/use-leaving';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { EditorStore } from './model/editor-store';

/**
 * Every change is on its way to the device's storage at once; hiding or leaving the page writes what still waits. A page
 * that is left may not live to see it written: a copy stays until it is.
 *
 * What opening a new draft puts right by itself, as the series that came later, is no change of the person's.
 */
export function useAutosave(
  store: EditorStore,
  autosave: Autosave<InvoiceDraft>,
  copy: LeavingCopy<InvoiceDraft>,
): void {
  useEffect(() => {
    const start = store.getState().draft;
    let last = start;
    let touched = false;
    return store.subscribe(() => {
      const { draft } = store.getState();
      if (draft === last) return;
      last = draft;
      touched ||= !isSameButSeries(draft, start);
      if (touched) autosave.changed(draft);
    });
  }, [store, autosave]);
  useLeaving(
    useMemo(() => ({ leave: () => leavePage(autosave, copy), save: () => saveNow(autosave) }), [autosave, copy]),
  );
}

async function saveNow(autosave: Autosave<InvoiceDraft>): Promise<void> {
  const state = await autosave.flush();
  if (state.kind === 'failed') throw state.reason;
}

function isSameButSeries(draft: InvoiceDraft, start: InvoiceDraft): boolean {
  const fields = Object.entries({ ...draft, serialId: start.serialId });
  return start.serialId === '' && fields.every(([field, value]) => Object.is(value, Reflect.get(start, field)));
}
