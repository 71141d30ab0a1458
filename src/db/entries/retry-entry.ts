import type { OperationId } from '@/api/ids';
import { entryTransition } from '@/domain/outbox/entry-state';
import type { CommandContext } from '../command-context';
import { newOperationId } from '../outbox/enqueue';
import { isReplaceable, type OutboxEntry } from '../outbox/outbox-entry';
import { effectsOf, tablesOf } from './entry-effects';

/**
 * Tries an entry again now. A rejected one had no effect: it gets a new key, so that it may change until it is sent. One
 * whose earlier attempt is in doubt, and one that waits, keeps its key and loses its delay. False where it is not in the
 * outbox any more, or waits for a choice.
 */
export async function retryEntry(context: CommandContext, id: OperationId): Promise<boolean> {
  const { db } = context;
  const found = await db.outbox.where('id').equals(id).first();
  if (found === undefined) return false;
  return db.transaction('rw', [...tablesOf(db, found)], async () => {
    const entry = await db.outbox.where('id').equals(id).first();
    if (entry === undefined || entry.state === 'conflict') return false;
    const queued = entryTransition(entry.state, 'retried').ok;
    if (queued && isReplaceable(entry)) await renew(context, entry);
    else if (queued || entry.state === 'queued') await db.outbox.update(entry.seq, { state: 'queued', notBefore: 0 });
    return true;
  });
}

/** Under a new key: it is known to have had no effect; due at once unless `due` says otherwise. Inside a transaction over `tablesOf`. */
export async function renew(
  context: Pick<CommandContext, 'db' | 'newId'>,
  entry: OutboxEntry,
  due: Pick<OutboxEntry, 'notBefore' | 'failure'> = { notBefore: 0, failure: null },
): Promise<void> {
  const { db } = context;
  const id = newOperationId(context);
  const { wire: _wire, putOff: _putOff, ...content } = entry;
  await db.outbox.put({ ...content, id, state: 'queued', attempts: 0, ...due });
  await effectsOf(entry).rename(db, entry, id);
}
