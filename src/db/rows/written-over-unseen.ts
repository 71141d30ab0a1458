/** What of a row a later change was made over without having seen it (field-changes.ts). Pure. */
import type { OperationId } from '@/api/ids';
import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import { joinDifferences, unseenFields } from './field-changes';
import { type ShownKind, showRow } from './show-row';
import type { PendingChange, StoredRow } from './stored-row';

/** The updates of which something was written over later without having been seen. */
export function writtenOverUnseen<R>(pending: readonly PendingChange<R>[]): ReadonlySet<OperationId> {
  const updates = pending.filter((change) => change.kind === 'update');
  const covered = updates.filter((change, place) => isCovered(change, updates.slice(place + 1)));
  return new Set(covered.map(({ outboxId }) => outboxId));
}

/**
 * Whether the confirmed row says something that these changes write over, and neither saw nor wrote: a word of another tab, or device,
 * that arrived meanwhile, or what somebody wrote since a restore where the row is given back. So is a word of a change that was itself
 * written over unseen; which of the others it has does not matter.
 */
export function isConfirmedUnseen<R>(
  contentOf: (row: R) => FieldChanges,
  { base, pending }: Pick<StoredRow<R>, 'base' | 'pending'>,
): boolean {
  if (base === null) return false;
  const confirmed = contentOf(base);
  const unseen = writtenOverUnseen(pending);
  const made = pending.flatMap((change): readonly (FieldDifference & Pick<PendingChange<R>, 'outboxId'>)[] => {
    if (change.kind === 'add') return [{ outboxId: change.outboxId, base: {}, changes: contentOf(change.row) }];
    return change.kind === 'update' ? [change] : [];
  });
  const known = made.flatMap((change) => (unseen.has(change.outboxId) ? [] : [change.base, change.changes]));
  const isKnown = (field: string): boolean =>
    known.some((one) => field in one && sameValue(one[field], confirmed[field]));
  return made.some(({ changes }) => Object.keys(changes).some((field) => field in confirmed && !isKnown(field)));
}

/**
 * The row as the person had it before the eyes under the changes that go, of which `kept` leaves the others: what those replaced stands
 * there, whatever has been confirmed in its place since, and nothing that was written over `unseen`. Its author is any of theirs.
 */
export function seenUnder<R>(
  kind: ShownKind<R>,
  { base, pending }: Pick<StoredRow<R>, 'base' | 'pending'>,
  kept: readonly PendingChange<R>[],
  unseen: ReadonlySet<string>,
): R | null {
  const before = kept.filter(({ outboxId }) => !unseen.has(outboxId));
  const going = pending.filter((change) => change.kind === 'update' && !kept.includes(change));
  return showRow(kind, base, [...before, ...going.toReversed().map(turnedBack)]);
}

/**
 * Of these values of the row those that the invoice which it became does not say: nobody had them before the eyes, and no change that
 * waits has seen or wrote them.
 */
export function notSaid<R>(
  values: FieldChanges,
  contentOf: (row: R) => FieldChanges,
  pending: readonly PendingChange<R>[],
): readonly string[] {
  const mark = pending.find((change) => change.kind === 'issued');
  if (mark?.seen === undefined) return [];
  const waiting = pending.flatMap((change) => (change.kind === 'update' ? [change.base, change.changes] : []));
  const known = [contentOf(mark.seen), ...waiting];
  return Object.keys(values).filter((field) => !known.some((one) => sameValue(one[field], values[field])));
}

function turnedBack<R>(change: PendingChange<R>): PendingChange<R> {
  if (change.kind !== 'update') return change;
  const fields = Object.keys(change.changes);
  return { ...change, changes: Object.fromEntries(fields.map((field) => [field, change.base[field]])) };
}

function isCovered(change: FieldDifference, later: readonly FieldDifference[]): boolean {
  let joined = change;
  for (const then of later) {
    if (unseenFields(joined.changes, then).length > 0) return true;
    joined = joinDifferences(joined, then);
  }
  return false;
}
