import Dexie from 'dexie';
import type { CompanyId, EntityId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { ORDER_INDEX, settledRowOfDraft } from './archive-rows';

/** A draft that is still open was not issued long ago; what is settled is found by its block. */
const LOOKED_AT = 1000;

/** The number of the invoice that was issued from the draft, here or elsewhere; null where there is none. */
export async function numberOfDraft(
  db: CondicaDatabase,
  companyId: CompanyId,
  draftId: EntityId,
): Promise<string | null> {
  const newest = await db.archive
    .where(ORDER_INDEX)
    .between([companyId, 'out', Dexie.minKey], [companyId, 'out', Dexie.maxKey])
    .reverse()
    .limit(LOOKED_AT)
    .filter(({ base }) => base?.draft === draftId)
    .first();
  return (newest ?? (await settledRowOfDraft(db, companyId, draftId)))?.number ?? null;
}
