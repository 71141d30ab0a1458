/** The row was removed elsewhere while it was changed, or removed, here. */

import { type EditableKind, UNKNOWN_AUTHOR } from '../../collections/row-kind';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { putRow } from '../../rows/put-row';
import type { ConflictAnswer } from '../../rows/server-row';
import { showRow, storedRow } from '../../rows/show-row';
import type { StoredRow } from '../../rows/stored-row';
import { otherSide } from './other-side';
import { setAside } from './set-aside';
import type { Settlement, SettlePorts } from './settle-ports';

/**
 * Everything written here on the row is set aside as one: the row comes back whole or stays away. Its later entries go with
 * it, as none of them has left.
 */
export async function settleRemovedElsewhere<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  stored: StoredRow<R>,
  answer: ConflictAnswer,
): Promise<Settlement> {
  const { db } = ports;
  const row = showRow(
    kind,
    stored.base,
    stored.pending.filter((change) => change.kind === 'add' || change.kind === 'update'),
  );
  if (row === null) return 'unsettled';
  const others = stored.pending.filter((change) => change.outboxId !== entry.id && change.kind !== 'issued');
  await db.outbox
    .where('id')
    .anyOf(others.map((change) => change.outboxId))
    .delete();
  await kind.table(db).delete(stored.id);
  if (stored.pending.some((change) => change.kind === 'issued')) {
    // What was written has become an invoice, which is on its way: there is nothing to choose.
    await db.outbox.delete(entry.seq);
    return 'settled';
  }
  await setAside(ports, kind, entry, {
    kind: 'removed-elsewhere',
    fields: [],
    merged: [],
    mine: kind.authorship(row),
    theirs: otherSide(UNKNOWN_AUTHOR, answer),
    version: stored.version,
    row,
  });
  return 'settled';
}

/** What the person wanted has come to be. */
export async function settleRemovedByBoth<R>(
  { db }: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  stored: StoredRow<R>,
): Promise<Settlement> {
  const pending = stored.pending.filter((change) => change.outboxId !== entry.id);
  await putRow(kind.table(db), storedRow(kind, { ...stored, base: null, pending }));
  await db.outbox.delete(entry.seq);
  return 'settled';
}
