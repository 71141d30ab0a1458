/** What became of a transport's draft that is not on the list any more, as far as this device knows. */
import type { EntityId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';

/** `unknown`: one of the two; nothing is left of it here. */
export type TransportFate = 'declared' | 'removed' | 'unknown';

export async function transportFate(db: CondicaDatabase, draftId: EntityId): Promise<TransportFate> {
  const last = (await db.transportDraft.get(draftId))?.pending.at(-1)?.kind;
  if (last === 'issued') return 'declared';
  return last === 'remove' ? 'removed' : 'unknown';
}
