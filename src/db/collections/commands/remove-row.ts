import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../../command-context';
import type { CondicaDatabase } from '../../condica-database';
import { enqueue, newOperationId } from '../../outbox/enqueue';
import { isReplaceable } from '../../outbox/outbox-entry';
import { isForgotten } from '../../rows/put-row';
import { showRow, storedRow } from '../../rows/show-row';
import type { StoredRow } from '../../rows/stored-row';
import type { RemovableKind } from '../row-kind';

export type RemoveOutcome = 'removed' | 'missing';

/**
 * Removes a row. One the server has never heard of goes at once with its entries; else it is hidden and a Remove entry
 * carries the version seen: an edit made elsewhere since then wins (deleting loses to editing).
 */
export function removeRow<R>(context: CommandContext, kind: RemovableKind<R>, id: EntityId): Promise<RemoveOutcome> {
  const table = kind.table(context.db);
  return context.db.transaction('rw', table, context.db.outbox, async () => {
    const stored = await table.get(id);
    if (stored === undefined || stored.companyId !== context.companyId || stored.shown === null) return 'missing';
    await hideRow(context, kind, stored, stored.shown);
    return 'removed';
  });
}

async function hideRow<R>(
  context: CommandContext,
  kind: RemovableKind<R>,
  stored: StoredRow<R>,
  shown: R,
): Promise<void> {
  const kept = await dropReplaceable(context.db, stored);
  const table = kind.table(context.db);
  if (isForgotten({ ...stored, pending: kept })) {
    await table.delete(stored.id);
    return;
  }
  const outboxId = newOperationId(context);
  const seen = showRow(kind, stored.base, kept) ?? shown;
  await table.put(storedRow(kind, { ...stored, pending: [...kept, { kind: 'remove', outboxId, seen }] }));
  const subject = { collection: kind.collection, id: stored.id, label: kind.label(shown) };
  await enqueue(context, outboxId, kind.remove(context.companyId, stored.id, stored.version), subject);
}

/** Takes out the entries that nobody has seen; gives the pending changes that stand. */
export async function dropReplaceable<R>(db: CondicaDatabase, stored: StoredRow<R>): Promise<StoredRow<R>['pending']> {
  const ids = stored.pending.map((change) => change.outboxId);
  const entries = await db.outbox.where('id').anyOf(ids).toArray();
  const dropped = new Set(entries.filter(isReplaceable).map((entry) => entry.id));
  await db.outbox.bulkDelete(entries.filter((entry) => dropped.has(entry.id)).map((entry) => entry.seq));
  return stored.pending.filter((change) => !dropped.has(change.outboxId));
}
