import type { Kysely } from 'kysely';
import { beginEpoch, currentEpoch, type EpochParts, type EpochTables } from '../database/epoch';

/** What a restore ends with: every device that comes asks itself what this copy has lost (docs/decisions/0017). */
export function newEpoch(db: Kysely<EpochTables>, parts: EpochParts): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const before = await currentEpoch(tx, parts);
    return (await beginEpoch(tx, parts, 'restore', before)).id;
  });
}
