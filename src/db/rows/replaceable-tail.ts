import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { isReplaceable } from '../outbox/outbox-entry';
import type { PendingChange, StoredRow } from './stored-row';

export interface PendingTail<R> {
  /** The changes that stand: attempted, or made before. */
  readonly kept: readonly PendingChange<R>[];
  /** The last change with its entry, where newer work may supersede it (promise 2). */
  readonly tail: { readonly change: PendingChange<R>; readonly entry: OutboxEntry } | null;
}

/** Splits a row's pending changes for a command that comes after them. Inside the command's transaction. */
export async function replaceableTail<R>(db: CondicaDatabase, stored: StoredRow<R>): Promise<PendingTail<R>> {
  const change = stored.pending.at(-1);
  if (change === undefined) return { kept: stored.pending, tail: null };
  const entry = await db.outbox.where('id').equals(change.outboxId).first();
  if (entry === undefined || !isReplaceable(entry)) return { kept: stored.pending, tail: null };
  return { kept: stored.pending.slice(0, -1), tail: { change, entry } };
}
