import type { Workspace } from '@/app/state/workspace';
import { archiveById } from '@/db/archive/archive-queries';
import { documentWorker } from '@/workers/document/document-worker';
import { followingOf } from '../../archive/find-related';

/** Numbers of the documents on this device that name the issued invoice of that id; none where they cannot be looked for. */
export async function changedBefore({ db, company }: Workspace, id: string): Promise<readonly string[]> {
  const view = await archiveById(db, id);
  if (view === null) return [];
  const named = (bytes: Uint8Array<ArrayBuffer>) => documentWorker.call((api) => api.precedingNumbers(bytes));
  try {
    return (await followingOf(db, company.id, view.item, named)).map(({ number }) => number);
  } catch (error) {
    console.error('What changed the invoice before could not be found:', error);
    return [];
  }
}
