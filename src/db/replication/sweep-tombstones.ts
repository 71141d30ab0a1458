import type { CondicaDatabase } from '../condica-database';

/**
 * Removes the drafts' tombstones that the stream has passed already: nothing older can come that would bring the row back.
 * Earlier versions left one for ever of each issued draft, as they took the invoice's version for the removal's. Gives how
 * many went.
 */
export function sweepTombstones(db: CondicaDatabase): Promise<number> {
  return db.transaction('rw', db.draft, db.syncState, async () => {
    const cursors = new Map((await db.syncState.toArray()).map(({ companyId, cursor }) => [companyId, cursor]));
    return db.draft
      .filter(
        ({ companyId, base, pending, version }) =>
          base === null && pending.length === 0 && version <= (cursors.get(companyId) ?? -1),
      )
      .delete();
  });
}
