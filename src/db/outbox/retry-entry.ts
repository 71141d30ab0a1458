import type { OperationId } from '@/api/ids';
import { putArchiveRow } from '../archive/put-archive-row';
import type { CommandContext } from '../command-context';
import { moveIssuedMark } from '../invoices/issued-mark';
import { newOperationId } from './enqueue';
import type { OutboxEntry } from './outbox-entry';
import { PENDING_ROWS } from './pending-of-row';

/**
 * Tries an entry again now. A rejected one had no effect, and its key would only bring the stored refusal again: it gets a
 * new key. One that waits keeps its key and loses its delay. False where it is not in the outbox any more.
 */
export function retryEntry(context: CommandContext, id: OperationId): Promise<boolean> {
  const { db } = context;
  return db.transaction('rw', db.tables, async () => {
    const entry = await db.outbox.where('id').equals(id).first();
    if (entry === undefined || entry.state === 'conflict') return false;
    if (entry.state === 'rejected') await renew(context, entry);
    else if (entry.state === 'queued') await db.outbox.update(entry.seq, { notBefore: 0 });
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
