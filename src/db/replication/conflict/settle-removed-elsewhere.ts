/** The row was removed elsewhere while it was changed, or removed, here. */

import { type EditableKind, UNKNOWN_AUTHOR } from '../../collections/row-kind';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { joinSeen, type WrittenDifference } from '../../rows/join-seen';
import { putRow } from '../../rows/put-row';
import type { ConflictAnswer } from '../../rows/server-row';
import { showRow, storedRow } from '../../rows/show-row';
import type { StoredRow } from '../../rows/stored-row';
import { continueWith } from './continue-with';
import { laterChanges } from './later-changes';
import { otherSide } from './other-side';
import { setAside } from './set-aside';
import type { Settlement, SettlePorts } from './settle-ports';

/**
 * Everything written here on the row is set aside as one: the row comes back whole or stays away. Its later entries go with
 * it, as none of them has left. What was written over it unseen goes on by itself, and is set aside by its own answer.
 */
export async function settleRemovedElsewhere<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  stored: StoredRow<R>,
  answer: ConflictAnswer,
): Promise<Settlement> {
  const { db } = ports;
  const { row, apart } = await writtenHere(db, kind, entry, stored);
  if (row === null) return 'unsettled';
  const others = stored.pending.filter((change) => change.outboxId !== entry.id && change.kind !== 'issued');
  await db.outbox
    .where('id')
    .anyOf(others.map((change) => change.outboxId))
    .delete();
  if (stored.pending.some((change) => change.kind === 'issued')) {
    // What was written has become an invoice, which is on its way: there is nothing to choose.
    await kind.table(db).delete(stored.id);
    await db.outbox.delete(entry.seq);
    return 'settled';
  }
  if (apart.length === 0) await kind.table(db).delete(stored.id);
  else await continueWith(ports, kind, entry, { ...stored, base: stored.base ?? row, gone: true, pending: [] }, apart);
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

/** The row as it was written here, and what of that was made without the words before it. */
async function writtenHere<R>(
  db: SettlePorts['db'],
  kind: EditableKind<R>,
  { id }: OutboxEntry,
  { base, pending }: StoredRow<R>,
): Promise<{ readonly row: R | null; readonly apart: readonly WrittenDifference[] }> {
  const written = pending.filter((change) => change.kind === 'add' || change.kind === 'update');
  const own = written.find((change) => change.outboxId === id);
  const isHidden = pending.length > written.length;
  const later = own === undefined || isHidden ? [] : await laterChanges(db, { pending }, own);
  if (own === undefined || later.length === 0) return { row: showRow(kind, base, written), apart: [] };
  const first =
    own.kind === 'update' ? own : { base: {}, changes: kind.contentOf(own.row), ...kind.authorship(own.row) };
  const { joined, apart } = joinSeen(first, later);
  const before = showRow(
    kind,
    base,
    written.filter((change) => !later.some(({ outboxId }) => outboxId === change.outboxId)),
  );
  return { row: before && kind.withChanges(before, joined.changes, joined), apart };
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
