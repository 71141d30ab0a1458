/** Changes of a row's pending list from the outbox's side, whatever the row's type. Inside a transaction over the collection. */
import type { OperationId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import type { EntrySubject } from '../outbox/outbox-entry';
import { putRow } from '../rows/put-row';
import { storedRow } from '../rows/show-row';
import type { PendingChange } from '../rows/stored-row';
import { rowsCollectionOf } from './collections';
import type { RowKind } from './row-kind';

/** Takes the named changes out; deletes the row where nothing is left of it. */
export function dropPending(
  db: CondicaDatabase,
  { collection, id }: EntrySubject,
  outboxIds: readonly OperationId[],
): Promise<void> {
  return onRows(collection, (kind) =>
    rewrite(db, kind, id, (pending) => pending.filter((change) => !outboxIds.includes(change.outboxId))),
  );
}

/** Lets the change of one entry name another. */
export function renamePending(
  db: CondicaDatabase,
  { collection, id }: EntrySubject,
  from: OperationId,
  to: OperationId,
): Promise<void> {
  return onRows(collection, (kind) =>
    rewrite(db, kind, id, (pending) => pending.map((one) => (one.outboxId === from ? { ...one, outboxId: to } : one))),
  );
}

async function onRows(collection: string, use: <R>(kind: RowKind<R>) => Promise<void>): Promise<void> {
  await rowsCollectionOf(collection)?.rows(use);
}

async function rewrite<R>(
  db: CondicaDatabase,
  kind: RowKind<R>,
  id: string,
  next: (pending: readonly PendingChange<R>[]) => readonly PendingChange<R>[],
): Promise<void> {
  const table = kind.table(db);
  const stored = await table.get(id);
  if (stored !== undefined)
    await putRow(table, storedRow(kind, { ...stored, pending: next(stored.pending) }), kind.isStandIn);
}
