import type { OperationId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { isDiscardable } from '../outbox/outbox-entry';
import { type DiscardOutcome, effectsOf, tablesOf } from './entry-effects';

/** The person gives up a change that has not left or that was refused (G4); what comes of it is the call's. */
export async function discardEntry(context: CommandContext, id: OperationId): Promise<DiscardOutcome> {
  const { db } = context;
  const found = await db.outbox.where('id').equals(id).first();
  if (found === undefined) return 'missing';
  return db.transaction('rw', [...tablesOf(db, found)], async (): Promise<DiscardOutcome> => {
    const entry = await db.outbox.where('id').equals(id).first();
    if (entry === undefined) return 'missing';
    if (!isDiscardable(entry)) return 'left';
    return effectsOf(entry).discard(context, entry);
  });
}
