/**
 * Puts the second copy into a database that is new where there had been one: what the server never had is there again, with its
 * keys, its numbers and the device's identity, before anybody writes anything. The pull brings the rest.
 *
 * Invariants:
 * 1. All of it or nothing, once: of two tabs the second finds the device known.
 * 2. An entry counts as attempted: it may have left between its last copy and the loss. Nothing here changes it any more; where
 *    the server has its effect, the key says so (decision 0012).
 * 3. A version says something of one database of the server alone: what comes back is confirmed anew by the stream from its
 *    beginning, or given back to a server that was restored since (replication/pulled-from.ts).
 * 4. What the copy does not hold whole is left out, and told (storage/eviction.ts).
 */
import type { OperationId } from '@/api/ids';
import { type ArchiveRow, withoutChange } from '../../archive/archive-row';
import { type ArchiveFacts, putArchiveRow } from '../../archive/put-archive-row';
import { COLLECTIONS } from '../../collections/collections';
import { dropPending } from '../../collections/pending-rows';
import type { CondicaDatabase } from '../../condica-database';
import { effectsOf } from '../../entries/entry-effects';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { pullFromTheBeginning } from '../../replication/pulled-from';
import type { StoredRow } from '../../rows/stored-row';
import { storedDevice } from '../../settings/device-identity';
import type { CopyStore } from '../../storage/copy-store';
import { noteCopyBack } from '../../storage/eviction';
import { dropSteps, putTransportRow, type TransportXml } from '../../transport/put-transport-row';
import type { TransportFacts, TransportRow } from '../../transport/transport-row';
import { withPendingList } from '../../versions/pending-list';
import { COPIED_STORES, type Item, ROW_STORES } from './copied-stores';
import type { DocumentItem } from './document-items';
import { putAsideRows } from './put-aside-rows';
import { readCopy, type SecondCopy } from './read-copy';

/** To be called at a start before the device is named. `at`: ISO instant. Rejects where the database has no room for it. */
export async function restoreSecondCopy(db: CondicaDatabase, store: CopyStore, at: string): Promise<void> {
  if ((await storedDevice(db)) !== undefined) return;
  const copy = await readCopy(store);
  if (copy === null) return;
  await db.transaction('rw', db.tables, async () => {
    if ((await storedDevice(db)) === undefined) await putBack(db, copy, at);
  });
}

async function putBack(db: CondicaDatabase, { items, whole }: SecondCopy, at: string): Promise<void> {
  let unread = 0;
  for (const item of items) {
    const put = putItem(db, item);
    await put.catch((error: unknown) => {
      if (isWithoutRoom(error)) throw error;
      console.error('A part of the second copy could not be put back:', item[0], error);
      unread += 1;
    });
  }
  const entries = await db.outbox.toArray();
  const dropped = await dropUnnamed(db, new Set(entries.map(({ id }) => id)));
  for (const entry of entries) await effectsOf(entry).imported(db, entry);
  await pullFromTheBeginning(db, ['lease', ...ROW_STORES]);
  await putAsideRows(db);
  await noteCopyBack(db, { at, entries: entries.length, whole: whole && unread + dropped === 0 });
}

async function putItem(db: CondicaDatabase, [store, , row]: Item): Promise<void> {
  // The copy holds rows as a database wrote them, of this version or an earlier one.
  if (store === 'outbox') await db.outbox.put(asAttempted(row as OutboxEntry));
  else if (store === 'archive') await putArchiveRow(db, withPendingList(row) as ArchiveFacts);
  else if (store === 'transport') await putTransportRow(db, row as TransportFacts);
  else if (store === 'document') await putDocument(db, row as DocumentItem);
  else if (store === 'transportXml') await db.transportXml.put(row as TransportXml);
  else if (COPIED_STORES.includes(store)) await db.table(store).put(row);
  else throw new TypeError(`There is no store ${store} in this version`);
}

/** Of a row that is there too (confirmed-items.ts), or comes from the note (put-aside-rows.ts). */
async function putDocument(db: CondicaDatabase, { text, ...facts }: DocumentItem): Promise<void> {
  await db.document.put({ ...facts, bytes: new TextEncoder().encode(text) });
}

function asAttempted(entry: OutboxEntry): OutboxEntry {
  return { ...entry, attempts: Math.max(1, entry.attempts), notBefore: 0 };
}

/** Changes whose entries could not be read would never leave. Gives how many there were. */
async function dropUnnamed(db: CondicaDatabase, known: ReadonlySet<OperationId>): Promise<number> {
  let dropped = 0;
  for (const store of ROW_STORES) {
    const rows = (await db.table(store).toArray()) as readonly (StoredRow<unknown> | ArchiveRow | TransportRow)[];
    for (const { id, pending } of rows) {
      const lost = pending.flatMap(({ outboxId }) => (known.has(outboxId) ? [] : [outboxId]));
      if (lost.length > 0) await dropChanges(db, store, id, lost);
      dropped += lost.length;
    }
  }
  return dropped;
}

async function dropChanges(
  db: CondicaDatabase,
  store: string,
  id: ArchiveRow['id'],
  lost: readonly OperationId[],
): Promise<void> {
  const [name] = Object.entries(COLLECTIONS).flatMap(([key]) =>
    key === store ? [key as keyof typeof COLLECTIONS] : [],
  );
  if (name === 'transport') {
    const row = await db.transport.get(id);
    return row === undefined ? undefined : dropSteps(db, row, lost);
  }
  if (name !== undefined && name !== 'archive') return dropPending(db, { collection: name, id, label: '' }, lost);
  const row = await db.archive.get(id);
  if (row !== undefined) await putArchiveRow(db, lost.reduce<ArchiveRow>(withoutChange, row));
}

function isWithoutRoom(error: unknown): boolean {
  return error instanceof Error && (error.name === 'QuotaExceededError' || error.name === 'AbortError');
}
