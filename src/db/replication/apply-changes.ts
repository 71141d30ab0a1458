import type { Table } from 'dexie';
import type { Change } from '@/api/collections';
import type { CompanyId, Version } from '@/api/ids';
import type { PackedBlock } from '../archive/cold/pack-block';
import { archiveTables } from '../archive/put-archive-row';
import type { OwnCollection } from '../collections/collection';
import { collectionOf } from '../collections/collections';
import type { CondicaDatabase } from '../condica-database';
import type { ServerRow } from '../rows/server-row';
import { applyArchiveRows, type KnownOfPage } from './apply-archive-rows';
import { applyLeases } from './apply-lease';
import { applyTransports } from './apply-transports';
import { noteContactOf } from './last-anaf-contact';
import { packServerRows } from './pack-server-rows';
import { applyRows } from './replicated-rows';

/**
 * Changes of the stream, in as few requests as there are collections: a page of 500 must not keep a screen waiting. What this
 * version cannot read is kept whole beside the collections and used after the app's update (G12). Inside a transaction over
 * `tablesOfChanges`.
 */
export async function applyChanges(
  db: CondicaDatabase,
  companyId: CompanyId,
  changes: readonly Change[],
  known: KnownOfPage = {},
): Promise<void> {
  // Asked for at once: each step of its own waits for the database.
  const [unreadable, kept] = await Promise.all([
    applyCollections(db, companyId, changes, known),
    db.unknownChange.count(),
  ]);
  if (unreadable.length + kept > 0) await keepUnreadable(db, companyId, changes, unreadable);
}

/** Gives what this version cannot read. */
async function applyCollections(
  db: CondicaDatabase,
  companyId: CompanyId,
  changes: readonly Change[],
  known: KnownOfPage,
): Promise<readonly Change[]> {
  const unreadable: Change[] = [];
  for (const [collection, group] of groups(changes)) {
    const servers = serverRows(companyId, group);
    const left = new Set((await applyCollection(db, collection, servers, known)).map(({ id }) => id));
    if (left.size > 0) unreadable.push(...group.filter(({ id }) => left.has(id)));
  }
  return unreadable;
}

/** What of the changes is packed before the transaction, for `applyChanges`. */
export function packChanges(companyId: CompanyId, changes: readonly Change[]): readonly PackedBlock[] {
  return [...groups(changes)].flatMap(([collection, group]) =>
    collectionOf(collection)?.keeps === 'documents' ? packServerRows(serverRows(companyId, group)) : [],
  );
}

function serverRows(companyId: CompanyId, changes: readonly Change[]): readonly ServerRow[] {
  return changes.map(({ id, version, row }) => ({ companyId, id, version, row }));
}

/** What applying the changes reads and writes. */
export function tablesOfChanges(db: CondicaDatabase, changes: readonly Pick<Change, 'collection'>[]): readonly Table[] {
  const names = new Set<string>([db.unknownChange.name]);
  for (const name of new Set(changes.map(({ collection }) => collection))) {
    if (collectionOf(name) !== undefined) names.add(name);
    if (collectionOf(name)?.keeps === 'transports') names.add(db.transportXml.name);
    // Whether a lease was granted to this profile or to a copy of it.
    if (collectionOf(name)?.keeps === 'leases') names.add(db.kv.name);
    if (collectionOf(name)?.keeps === 'documents')
      for (const table of [...archiveTables(db), db.document]) names.add(table.name);
  }
  return [...names].map((name) => db.table(name));
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
  known: KnownOfPage,
): Promise<readonly ServerRow[]> {
  const own = collectionOf(collection);
  if (own === undefined) return servers;
  if (own.keeps === 'rows') return own.rows((kind) => applyRows(db, kind, servers));
  return APPLY_OWN[own.keeps](db, servers, known);
}

type ApplyOwn = (
  db: CondicaDatabase,
  servers: readonly ServerRow[],
  known: KnownOfPage,
) => Promise<readonly ServerRow[]>;

const APPLY_OWN: Readonly<Record<OwnCollection['keeps'], ApplyOwn>> = {
  documents: applyArchiveRows,
  leases: applyLeases,
  transports: applyTransports,
};

async function keepUnreadable(
  db: CondicaDatabase,
  companyId: CompanyId,
  changes: readonly Change[],
  unreadable: readonly Change[],
): Promise<void> {
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
    await noteContactOf(db, kept);
    return kept.length - (await db.unknownChange.count());
  });
}

/** A row of a newer server that this version cannot read: kept whole, used after the app's update (G12). */
export interface UnknownChangeRow {
  readonly companyId: CompanyId;
  readonly collection: string;
  readonly id: string;
  readonly version: Version;
  readonly row: Readonly<Record<string, unknown>>;
}
