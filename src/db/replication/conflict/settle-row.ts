/**
 * Both sides changed the same (G9): the server's row stands, mine is set aside for the person, and what does not clash goes on
 * by itself.
 *
 * The entry stays in the outbox in state `conflict`, holding nothing back, until the person has chosen. Later changes of the
 * row that have not left saw values that do not stand: they join what is set aside, or the new change.
 */

import type { EditableKind } from '../../collections/row-kind';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import type { ConflictAnswer } from '../../rows/server-row';
import { storedRow } from '../../rows/show-row';
import type { StoredRow } from '../../rows/stored-row';
import { setAside } from './set-aside';
import { settleFields } from './settle-fields';
import type { Aside, SettlePorts } from './settle-ports';
import { settleRemovedElsewhere } from './settle-removed-elsewhere';

/** False where the answer cannot be settled so (a row that cannot be read, a change that cannot clash): it is a refusal. */
export async function settleRow<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  answer: ConflictAnswer,
): Promise<boolean> {
  const { db } = ports;
  const stored = await kind.table(db).get(entry.subject.id);
  const own = stored?.pending.find((change) => change.outboxId === entry.id);
  if (stored === undefined || own === undefined || (own.kind !== 'update' && own.kind !== 'remove')) return false;
  if (answer.row === null) return settleRemovedElsewhere(ports, kind, entry, stored);
  const base = kind.read(answer.row);
  if (base === null) return false;
  const { gone: _, ...present } = stored;
  const standing = { ...present, base, version: answer.version ?? stored.version };
  const conflict =
    own.kind === 'remove'
      ? await settleRemoval(ports, kind, entry, standing)
      : await settleFields(ports, kind, entry, { standing, seen: stored.base, base, own }, answer.fields);
  if (conflict === null) {
    await db.outbox.delete(entry.seq);
    return true;
  }
  await setAside(ports, kind, entry, {
    ...conflict,
    theirs: kind.authorship(base),
    version: standing.version,
    row: null,
  });
  return true;
}

async function settleRemoval<R>(
  { db }: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  standing: StoredRow<R>,
): Promise<Aside> {
  const pending = standing.pending.filter((change) => change.outboxId !== entry.id);
  await kind.table(db).put(storedRow(kind, { ...standing, pending }));
  return { kind: 'removal', fields: [], merged: [], mine: { deviceName: '', at: entry.madeAt } };
}
