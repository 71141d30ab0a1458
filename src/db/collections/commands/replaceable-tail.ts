/** The last change of a row that newer work may supersede: its entry was never attempted, or is known to have had no effect. */
import type { FieldChanges } from '@/domain/merge/merge-fields';
import type { CondicaDatabase } from '../../condica-database';
import { isReplaceable, type OutboxEntry } from '../../outbox/outbox-entry';
import type { PendingChange, StoredRow } from '../../rows/stored-row';
import type { EditableKind } from '../row-kind';

export interface PendingTail<R> {
  /** The changes that stand: attempted, or made before. */
  readonly kept: readonly PendingChange<R>[];
  /** The last change with its entry, where newer work may supersede it (promise 2). */
  readonly tail: { readonly change: PendingChange<R>; readonly entry: OutboxEntry } | null;
}

export async function replaceableTail<R>(db: CondicaDatabase, stored: StoredRow<R>): Promise<PendingTail<R>> {
  const change = stored.pending.at(-1);
  if (change === undefined) return { kept: stored.pending, tail: null };
  const entry = await db.outbox.where('id').equals(change.outboxId).first();
  if (entry === undefined || !isReplaceable(entry)) return { kept: stored.pending, tail: null };
  return { kept: stored.pending.slice(0, -1), tail: { change, entry } };
}

/** What that change has made of the fields that it names. */
export function tailValues<R>(kind: Pick<EditableKind<R>, 'contentOf'>, { tail }: PendingTail<R>): FieldChanges {
  if (tail?.change.kind === 'add') return kind.contentOf(tail.change.row);
  return tail?.change.kind === 'update' ? tail.change.changes : {};
}
