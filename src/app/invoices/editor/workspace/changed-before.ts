import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import type { Workspace } from '@/app/state/workspace';
import { archiveById } from '@/db/archive/archive-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { documentWorker } from '@/workers/document/document-worker';
import { followingOf } from '../../archive/find-related';

/**
 * Numbers of the documents that change the issued invoice of that id: those that its row tells, which the server has found, and those on
 * this device that name it, issued or not accepted yet among them.
 */
export async function changedBefore({ db, company }: Workspace, id: string): Promise<readonly string[]> {
  const view = await archiveById(db, id);
  if (view === null) return [];
  const { takenBack = [], correctedBy = [] } = view.item;
  const told = [...takenBack, ...correctedBy].map(({ number }) => number);
  return [...new Set([...told, ...(await namingHere(db, company.id, view.item))])];
}

/** None where they cannot be looked for. */
async function namingHere(db: CondicaDatabase, company: CompanyId, item: ArchiveItem): Promise<readonly string[]> {
  const named = (bytes: Uint8Array<ArrayBuffer>) => documentWorker.call((api) => api.precedingNumbers(bytes));
  try {
    return (await followingOf(db, company, item, named)).map(({ number }) => number);
  } catch (error) {
    console.error('What changed the invoice before could not be found:', error);
    return [];
  }
}
