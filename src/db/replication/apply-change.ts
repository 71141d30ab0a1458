import type { Change } from '@/api/collections';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { applyArchiveRow } from './apply-archive-row';
import { applyLease } from './apply-lease';
import { isCollectionName } from './known-row';
import { REPLICATED_ROWS } from './replicated-rows';

/**
 * One change of the stream. What this version cannot read is kept whole beside the collections and used after the app's
 * update (G12). Inside a transaction over all tables.
 */
export async function applyChange(db: CondicaDatabase, companyId: CompanyId, change: Change): Promise<void> {
  const { collection, id, row, version } = change;
  const key: [CompanyId, string, string] = [companyId, collection, id];
  if (await applyKnown(db, companyId, change)) await db.unknownChange.delete(key);
  else if (row === null) await db.unknownChange.delete(key);
  else await db.unknownChange.put({ companyId, collection, id, version, row });
}

async function applyKnown(db: CondicaDatabase, companyId: CompanyId, change: Change): Promise<boolean> {
  if (!isCollectionName(change.collection)) return false;
  const server = { companyId, id: change.id, version: change.version, row: change.row };
  if (change.collection === 'archive') return applyArchiveRow(db, server);
  if (change.collection === 'lease') return applyLease(db, server);
  return (await REPLICATED_ROWS[change.collection]?.apply(db, server)) ?? false;
}

/** After an update of the app: what an older version could not read. Gives how many rows found their place. */
export function applyUnknownChanges(db: CondicaDatabase): Promise<number> {
  return db.transaction('rw', db.tables, async () => {
    const kept = await db.unknownChange.toArray();
    for (const { companyId, ...change } of kept) await applyChange(db, companyId, { ...change });
    return kept.length - (await db.unknownChange.count());
  });
}
