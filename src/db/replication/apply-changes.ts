import type { Change } from '@/api/collections';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { applyArchiveRows } from './apply-archive-rows';
import { applyLease } from './apply-lease';
import { isCollectionName } from './known-row';
import { REPLICATED_ROWS } from './replicated-rows';
import type { ServerRow } from './server-row';

/**
 * Changes of the stream, in as few requests as there are collections: a page of 500 must not keep a screen waiting. What this
 * version cannot read is kept whole beside the collections and used after the app's update (G12). Inside a transaction over
 * all tables.
 */
export async function applyChanges(
  db: CondicaDatabase,
  companyId: CompanyId,
  changes: readonly Change[],
): Promise<void> {
  const unreadable: Change[] = [];
  for (const [collection, group] of groups(changes)) {
    const servers = group.map(({ id, version, row }) => ({ companyId, id, version, row }));
    const left = new Set((await applyCollection(db, collection, servers)).map(({ id }) => id));
    unreadable.push(...group.filter(({ id }) => left.has(id)));
  }
  await keepUnreadable(db, companyId, changes, unreadable);
}

/** By collection; of several changes of one row the newest, as a row stands in the stream once. */
function groups(changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  const newest = new Map<string, Change>();
  for (const change of changes) newest.set(`${change.collection} ${change.id}`, change);
  const byCollection = new Map<string, Change[]>();
  for (const change of newest.values()) {
    const group = byCollection.get(change.collection);
    if (group === undefined) byCollection.set(change.collection, [change]);
    else group.push(change);
  }
  return byCollection;
}

/** Gives the rows that this version cannot read. */
async function applyCollection(
  db: CondicaDatabase,
  collection: string,
  servers: readonly ServerRow[],
): Promise<readonly ServerRow[]> {
  if (!isCollectionName(collection)) return servers;
  if (collection === 'archive') return applyArchiveRows(db, servers);
  if (collection !== 'lease') return (await REPLICATED_ROWS[collection]?.apply(db, servers)) ?? servers;
  const unreadable: ServerRow[] = [];
  for (const server of servers) if (!(await applyLease(db, server))) unreadable.push(server);
  return unreadable;
}

async function keepUnreadable(
  db: CondicaDatabase,
  companyId: CompanyId,
  changes: readonly Change[],
  unreadable: readonly Change[],
): Promise<void> {
  if (unreadable.length === 0 && (await db.unknownChange.count()) === 0) return;
  await db.unknownChange.bulkDelete(changes.map(({ collection, id }) => [companyId, collection, id]));
  await db.unknownChange.bulkPut(
    unreadable.flatMap(({ collection, id, version, row }) =>
      row === null ? [] : [{ companyId, collection, id, version, row }],
    ),
  );
}

/** After an update of the app: what an older version could not read. Gives how many rows found their place. */
export function applyUnknownChanges(db: CondicaDatabase): Promise<number> {
  return db.transaction('rw', db.tables, async () => {
    const kept = await db.unknownChange.toArray();
    for (const { companyId, ...change } of kept) await applyChanges(db, companyId, [{ ...change }]);
    return kept.length - (await db.unknownChange.count());
  });
}
