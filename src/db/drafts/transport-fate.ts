/** What became of a transport's draft that is not on the list any more, as far as this device knows. */
import type { EntityId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';

/** `unknown`: one of the two; nothing is left of it here. */
export type TransportFate = 'declared' | 'removed' | 'unknown';

/** `corrects`: the declaration that it corrects; '' for a new one. */
interface GoneDraft {
  readonly id: EntityId;
  readonly corrects: EntityId | '';
}

export async function transportFate(db: CondicaDatabase, draft: GoneDraft): Promise<TransportFate> {
  const last = (await db.transportDraft.get(draft.id))?.pending.at(-1)?.kind;
  if (last === 'issued') return 'declared';
  if (last === 'remove') return 'removed';
  return (await isDeclared(db, draft)) ? 'declared' : 'unknown';
}

/** A declaration bears its draft's id; of a correction only a step that has not left names it. */
export async function isDeclared({ transport }: CondicaDatabase, { id, corrects }: GoneDraft): Promise<boolean> {
  const [declared, corrected] = await transport.bulkGet([id, corrects]);
  return declared !== undefined || corrected?.pending.some(({ draft }) => draft?.id === id) === true;
}
