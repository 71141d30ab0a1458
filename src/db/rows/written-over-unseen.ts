/** What of a row a later change was made over without having seen it (field-changes.ts). Pure. */
import type { OperationId } from '@/api/ids';
import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import { joinDifferences, unseenFields } from './field-changes';
import type { PendingChange } from './stored-row';

/** The updates of which something was written over later without having been seen. */
export function writtenOverUnseen<R>(pending: readonly PendingChange<R>[]): ReadonlySet<OperationId> {
  const updates = pending.filter((change) => change.kind === 'update');
  const covered = updates.filter((change, place) => isCovered(change, updates.slice(place + 1)));
  return new Set(covered.map(({ outboxId }) => outboxId));
}

/**
 * Whether the confirmed row says something that these changes write over, and neither saw nor wrote: a word of another tab, or device,
 * that arrived meanwhile. So is a word of a change that was itself written over unseen; which of the others it has does not matter.
 */
export function isConfirmedUnseen<R>(confirmed: FieldChanges, pending: readonly PendingChange<R>[]): boolean {
  const updates = pending.filter((change) => change.kind === 'update');
  const unseen = writtenOverUnseen(updates);
  const known = updates.flatMap(({ outboxId, base, changes }) => (unseen.has(outboxId) ? [] : [base, changes]));
  const isKnown = (field: string): boolean =>
    known.some((one) => field in one && sameValue(one[field], confirmed[field]));
  return updates.some(({ changes }) => Object.keys(changes).some((field) => field in confirmed && !isKnown(field)));
}

/**
 * The changes turned back, the last one first, to be shown over a row that lacks them: what the person had before the eyes under them
 * stands there again, whatever has been confirmed in its place since.
 */
export function turnedBack<R>(changes: readonly PendingChange<R>[]): readonly PendingChange<R>[] {
  const updates = changes.filter((change) => change.kind === 'update');
  return updates.toReversed().map((change) => {
    const fields = Object.keys(change.changes);
    return { ...change, changes: Object.fromEntries(fields.map((field) => [field, change.base[field]])) };
  });
}

function isCovered(change: FieldDifference, later: readonly FieldDifference[]): boolean {
  let joined = change;
  for (const then of later) {
    if (unseenFields(joined.changes, then).length > 0) return true;
    joined = joinDifferences(joined, then);
  }
  return false;
}
