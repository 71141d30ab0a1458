import type { OperationId } from '@/api/ids';
import { entryTransition } from '@/domain/outbox/entry-state';
import { putArchiveRow } from '../archive/put-archive-row';
import type { CommandContext } from '../command-context';
import { moveIssuedMark } from '../invoices/issued-mark';
import { newOperationId } from './enqueue';
import { isReplaceable, type OutboxEntry } from './outbox-entry';
import { PENDING_ROWS } from './pending-of-row';

/**
 * Tries an entry again now. A rejected one had no effect: it gets a new key, so that it may change until it is sent. One
 * whose earlier attempt is in doubt, and one that waits, keeps its key and loses its delay. False where it is not in the
 * outbox any more, or waits for a choice.
 */
export function retryEntry(context: CommandContext, id: OperationId): Promise<boolean> {
  const { db } = context;
  return db.transaction('rw', db.tables, async () => {
    const entry = await db.outbox.where('id').equals(id).first();
    if (entry === undefined || entry.state === 'conflict') return false;
    const queued = entryTransition(entry.state, 'retried').ok;
    if (queued && isReplaceable(entry)) await renew(context, entry);
    else if (queued || entry.state === 'queued') await db.outbox.update(entry.seq, { state: 'queued', notBefore: 0 });
    return true;
  });
}

async function renew(context: CommandContext, entry: OutboxEntry): Promise<void> {
  const { db } = context;
  const id = newOperationId(context);
  await db.outbox.put({ ...entry, id, state: 'queued', attempts: 0, notBefore: 0, failure: null });
  const { collection, id: rowId } = entry.subject;
  if (collection !== 'archive') {
    await PENDING_ROWS[collection]?.rename(db, rowId, entry.id, id);
    return;
  }
  const row = await db.archive.get(rowId);
  if (row === undefined || row.pending === null) return;
  await putArchiveRow(db, { ...row, pending: { ...row.pending, outboxId: id } });
  await moveIssuedMark(db, row, entry.id, id);
}
