/** Both sides changed fields of the row. */

import { clashingFields, type FieldChanges, type FieldDifference } from '@/domain/merge/merge-fields';
import type { EditableKind } from '../../collections/row-kind';
import { isUntouched, type OutboxEntry } from '../../outbox/outbox-entry';
import { joinDifferences, omitFields } from '../../rows/field-changes';
import type { StoredRow } from '../../rows/stored-row';
import { continueWithRest } from './continue-with-rest';
import { changedBy, conflictField, divideFields } from './divide-fields';
import type { Aside, SettlePorts, UpdateChange } from './settle-ports';

export interface Clash<R> {
  readonly standing: StoredRow<R>;
  /** The server's row before this answer, where there was one. */
  readonly seen: R | null;
  readonly base: R;
  readonly own: UpdateChange<R>;
}

/** Null where nothing is left to choose: what both changed in a list were other items of it. */
export async function settleFields<R>(
  ports: SettlePorts,
  kind: EditableKind<R>,
  entry: OutboxEntry,
  { standing, seen, base, own }: Clash<R>,
  named: readonly string[],
): Promise<Aside | null> {
  const later = await laterChanges(ports, standing, own);
  const mine = later.reduce<FieldDifference>(joinDifferences, own);
  const theirs = kind.contentOf(base);
  const both = bothChanged(theirs, { own, mine }, named);
  const { fields, mended } = divideFields(both.map((field) => conflictField(field, mine, theirs)));
  const wanted = {
    ...omitFields(
      mine.changes,
      fields.map(({ field }) => field),
    ),
    ...mended,
  };
  const gone = new Set([own.outboxId, ...later.map((change) => change.outboxId)]);
  await ports.db.outbox
    .where('id')
    .anyOf(later.map((change) => change.outboxId))
    .delete();
  const pending = standing.pending.filter((change) => !gone.has(change.outboxId));
  await continueWithRest(ports, kind, entry, { ...standing, pending }, { wanted, theirs, own: later.at(-1) ?? own });
  if (fields.length === 0) return null;
  const before = seen === null ? theirs : kind.contentOf(seen);
  return {
    kind: 'fields',
    fields,
    merged: [...changedBy('mine', theirs, wanted), ...changedBy('theirs', before, omitFields(theirs, both))],
    mine: { deviceName: own.deviceName, at: (later.at(-1) ?? own).at },
  };
}

/** The server has judged this change alone: what clashes of the later ones is for this device to find. */
function bothChanged(
  theirs: FieldChanges,
  { own, mine }: { readonly own: FieldDifference; readonly mine: FieldDifference },
  named: readonly string[],
): readonly string[] {
  const clashing = clashingFields(theirs, mine);
  if (named.length === 0) return clashing;
  return [
    ...named.filter((field) => field in mine.changes),
    ...clashing.filter((field) => !(field in own.changes) && !named.includes(field)),
  ];
}

/** The updates after it that have not left; none has left, as they waited for this one. */
async function laterChanges<R>(
  { db }: SettlePorts,
  standing: StoredRow<R>,
  own: UpdateChange<R>,
): Promise<readonly UpdateChange<R>[]> {
  const after = standing.pending.slice(standing.pending.indexOf(own) + 1);
  const updates = after.filter((change) => change.kind === 'update');
  const entries = await db.outbox
    .where('id')
    .anyOf(updates.map((change) => change.outboxId))
    .toArray();
  const untouched = new Set(entries.filter(isUntouched).map((one) => one.id));
  return updates.filter((change) => untouched.has(change.outboxId));
}
