/** Both sides changed fields of the row. */

import { clashingFields, type FieldChanges, type FieldDifference } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import type { EditableKind } from '../../collections/row-kind';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { omitFields, pickFields } from '../../rows/field-changes';
import { joinSeen } from '../../rows/join-seen';
import type { StoredRow } from '../../rows/stored-row';
import { continueWith } from './continue-with';
import { changedBy, conflictField, divideFields } from './divide-fields';
import { laterChanges } from './later-changes';
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
  const later = await laterChanges(ports.db, standing, own);
  const { joined: mine, apart } = joinSeen(own, later);
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
  const { deviceName, at } = mine;
  // What clashes with nothing becomes a new change over the server's row.
  const open = Object.keys(wanted).filter((field) => !sameValue(wanted[field], theirs[field]));
  const rest = { base: pickFields(theirs, open), changes: pickFields(wanted, open), deviceName, at };
  const going = open.length === 0 ? apart : [rest, ...apart];
  await continueWith(ports, kind, entry, { ...standing, pending }, going);
  if (fields.length === 0) return null;
  const before = seen === null ? theirs : kind.contentOf(seen);
  return {
    kind: 'fields',
    fields,
    merged: [...changedBy('mine', theirs, wanted), ...changedBy('theirs', before, omitFields(theirs, both))],
    mine: { deviceName, at },
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
