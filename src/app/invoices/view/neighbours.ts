import Dexie from 'dexie';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '@/db/condica-database';

export interface Neighbours {
  /** Above in the list, which stands newest first. */
  readonly previous: string | null;
  readonly next: string | null;
}

const INDEX = '[companyId+direction+issueDate+number+id]';

/** The documents before and after one in the whole archive, by its index. */
export async function neighboursOf(db: CondicaDatabase, companyId: CompanyId, item: ArchiveItem): Promise<Neighbours> {
  const { direction, issueDate, number, id } = item;
  const own = [companyId, direction, issueDate, number, id];
  const first = [companyId, direction, Dexie.minKey, Dexie.minKey, Dexie.minKey];
  const last = [companyId, direction, Dexie.maxKey, Dexie.maxKey, Dexie.maxKey];
  const [above] = await db.archive.where(INDEX).between(own, last, false, true).limit(1).primaryKeys();
  const [below] = await db.archive.where(INDEX).between(first, own, true, false).reverse().limit(1).primaryKeys();
  return { previous: above ?? null, next: below ?? null };
}
