import Dexie from 'dexie';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { firstLoadOf } from './first-load';

/** `coming`: none is here yet, and the server may have some. */
export type ArchiveEmptiness = 'not-empty' | 'coming' | 'empty';

/** Read in one: between a pull's rows and its end there is no moment without rows and without more to come. */
export function archiveEmptiness(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: 'out' | 'in',
): Promise<ArchiveEmptiness> {
  const ofDirection = [companyId, direction] as const;
  return db.transaction('r', [db.archive, db.syncState], async () => {
    const some = await db.archive
      .where('[companyId+direction+issueDate+number+id]')
      .between(
        [...ofDirection, Dexie.minKey, Dexie.minKey, Dexie.minKey],
        [...ofDirection, Dexie.maxKey, Dexie.maxKey, Dexie.maxKey],
      )
      .count();
    if (some > 0) return 'not-empty';
    return (await firstLoadOf(db, companyId)) ? 'coming' : 'empty';
  });
}
