import type { CondicaDatabase } from '../../condica-database';
import { isUntouched } from '../../outbox/outbox-entry';
import type { StoredRow } from '../../rows/stored-row';
import type { UpdateChange } from './settle-ports';

/** The updates after `own` that have not left; none has left, as they waited for it. */
export async function laterChanges<R>(
  db: CondicaDatabase,
  { pending }: Pick<StoredRow<R>, 'pending'>,
  own: StoredRow<R>['pending'][number],
): Promise<readonly UpdateChange<R>[]> {
  const updates = pending.slice(pending.indexOf(own) + 1).filter((change) => change.kind === 'update');
  const entries = await db.outbox
    .where('id')
    .anyOf(updates.map((change) => change.outboxId))
    .toArray();
  const untouched = new Set(entries.filter(isUntouched).map((one) => one.id));
  return updates.filter((change) => untouched.has(change.outboxId));
}
