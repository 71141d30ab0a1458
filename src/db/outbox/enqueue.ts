import Dexie from 'dexie';
import * as v from 'valibot';
import { type OperationId, operationIdSchema } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { inToldParts } from '../storage/told-parts';
import type { EntrySubject } from './outbox-entry';
import type { OutgoingCall } from './outgoing-call';

/** A new key, made before its entry so that the row's pending change can name it. */
export function newOperationId(context: Pick<CommandContext, 'newId'>): OperationId {
  return v.parse(operationIdSchema, context.newId());
}

type EnqueueContext = Pick<CommandContext, 'db' | 'companyId' | 'now'>;

interface NewEntry {
  readonly id: OperationId;
  readonly outgoing: OutgoingCall;
  readonly subject: EntrySubject;
}

/** Throws outside of a transaction of the handle, before the first write: what belongs together would be written apart. */
export function mustBeTogether({ db }: Pick<CommandContext, 'db'>): void {
  if (Dexie.currentTransaction?.db.name !== db.name) throw new Error('outside of a transaction');
}

/** Adds an entry. To be called inside the transaction that changes the entity (G1); throws outside of one, writing nothing. */
export function enqueue(
  context: EnqueueContext,
  id: OperationId,
  outgoing: OutgoingCall,
  subject: EntrySubject,
): Promise<void> {
  return enqueueAll(context, [{ id, outgoing, subject }]);
}

/** The same for many, which leave in this order. */
export async function enqueueAll(context: EnqueueContext, entries: readonly NewEntry[]): Promise<void> {
  mustBeTogether(context);
  const made = entries.map(({ id, outgoing, subject }) => ({
    id,
    companyId: context.companyId,
    ...outgoing,
    subject,
    state: 'queued' as const,
    attempts: 0,
    madeAt: context.now(),
    notBefore: 0,
    failure: null,
  }));
  await inToldParts(made, (part) => context.db.outbox.bulkAdd(part));
}
