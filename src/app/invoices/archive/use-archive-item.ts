import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { archiveById, storedDocument } from '@/db/archive/archive-queries';
import { documentRow } from '@/db/archive/archive-rows';
import { type ShownItem, shownItemOf } from './shown-item';

export interface ArchivedDocument {
  readonly item: ShownItem;
  /** Whether ANAF's signed zip is kept on this device too. */
  readonly zipHere: boolean;
}

/** One document as it is now and whenever it changes. Undefined while it is read; null where there is none. */
export function useArchiveItem(id: string): ArchivedDocument | null | undefined {
  const { db, company } = useWorkspace();
  return useLive(async () => {
    const row = await documentRow(db, id);
    if (row?.companyId !== company.id) return null;
    const view = await archiveById(db, id);
    const zip = await storedDocument(db, id, 'zip');
    return view === null ? null : { item: shownItemOf(view), zipHere: zip !== undefined };
  }, [db, company.id, id]);
}
