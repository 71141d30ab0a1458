/** What became of a draft that is not on the list any more, as far as this device knows. */
import type { CompanyId, EntityId } from '@/api/ids';
import { archiveById } from '../archive/archive-queries';
import { documentsInOrder } from '../archive/archive-rows';
import { isRejected } from '../archive/is-rejected';
import type { CondicaDatabase } from '../condica-database';

export type DraftFate =
  | { readonly kind: 'issued' | 'corrected'; readonly number: string }
  /** `unknown`: issued or removed, as another device may not have told yet. */
  | { readonly kind: 'removed' | 'unknown' };

/** It went a moment ago: what was issued of it is among the newest. */
const NEWEST = 100;

/** A correction's draft has its invoice's id. */
export async function whatBecameOf(db: CondicaDatabase, companyId: CompanyId, draftId: EntityId): Promise<DraftFate> {
  const corrected = await archiveById(db, draftId);
  if (corrected !== null)
    return isRejected(corrected) ? { kind: 'removed' } : { kind: 'corrected', number: corrected.item.number };
  const number = await issuedNumber(db, companyId, draftId);
  if (number !== undefined) return { kind: 'issued', number };
  const stored = await db.draft.get(draftId);
  return { kind: stored?.pending.at(-1)?.kind === 'remove' ? 'removed' : 'unknown' };
}

async function issuedNumber(db: CondicaDatabase, companyId: CompanyId, draftId: EntityId): Promise<string | undefined> {
  const question = { direction: 'out' as const, after: null, limit: NEWEST, newestFirst: true };
  const rows = await documentsInOrder(db, companyId, question);
  // The device that issued it knows the draft itself, until it is accepted; others by the server's word.
  return rows.find(({ draft, base }) => draft?.id === draftId || base?.draft === draftId)?.number;
}
