import type { EntityId, OperationId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { cancelQueued } from '../invoices/cancel-queued';
import { isUntouched, type OutboxEntry } from './outbox-entry';
import { PENDING_ROWS } from './pending-of-row';

/** `left`: attempted with an unknown outcome; it cannot be taken back. Nothing was written. */
export type DiscardOutcome = 'discarded' | 'left' | 'missing';

/**
 * The person gives up a change that has not left or that was refused (G4). What was made later on the same row goes with
 * it where it cannot stand alone (the row's Add). An invoice becomes a draft again.
 */
export function discardEntry(context: CommandContext, id: OperationId): Promise<DiscardOutcome> {
  const { db } = context;
  return db.transaction('rw', db.tables, async (): Promise<DiscardOutcome> => {
    const entry = await db.outbox.where('id').equals(id).first();
    if (entry === undefined) return 'missing';
    if (!isUntouched(entry) && entry.state !== 'rejected' && entry.state !== 'conflict') return 'left';
    if (entry.subject.collection === 'archive') return discardUpload(context, entry.subject.id);
    const entries = await dependents(context, entry);
    await db.outbox.bulkDelete(entries.map((one) => one.seq));
    await db.conflict.delete(entry.id);
    const { collection, id: rowId } = entry.subject;
    await PENDING_ROWS[collection]?.drop(
      db,
      rowId,
      entries.map((one) => one.id),
    );
    return 'discarded';
  });
}

async function discardUpload(context: CommandContext, invoiceId: EntityId): Promise<DiscardOutcome> {
  const { kind } = await cancelQueued(context, invoiceId);
  return kind === 'cancelled' ? 'discarded' : kind;
}

/** The entry, and everything later on a row that the server will then never know. */
async function dependents({ db }: CommandContext, entry: OutboxEntry): Promise<readonly OutboxEntry[]> {
  if (!entry.call.startsWith('Add') && entry.call !== 'SaveDraft') return [entry];
  const [subject] = entry.touches;
  const later = await db.outbox.where('seq').above(entry.seq).toArray();
  return [entry, ...later.filter((one) => one.touches[0] === subject)];
}
