/** What of a row a later change was made over without having seen it (field-changes.ts). Pure. */
import type { OperationId } from '@/api/ids';
import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import { joinDifferences, unseenFields } from './field-changes';
import type { PendingChange } from './stored-row';

type Update = FieldDifference & { readonly outboxId: OperationId };

/**
 * The changes of which something was written over later without having been seen. A row that is new is one of them where it is told
 * what of it is its content: what others wrote into it before it was sent stands in it.
 */
export function writtenOverUnseen<R>(
  pending: readonly PendingChange<R>[],
  contentOf?: (row: R) => FieldChanges,
): ReadonlySet<OperationId> {
  const written = pending.flatMap((change): Update[] => {
    if (change.kind === 'update') return [change];
    if (change.kind !== 'add' || contentOf === undefined) return [];
    return [{ outboxId: change.outboxId, base: {}, changes: contentOf(change.row) }];
  });
  const covered = written.filter((change, place) => isCovered(change, written.slice(place + 1)));
  return new Set(covered.map(({ outboxId }) => outboxId));
}

/**
 * Whether the confirmed row says something that none of these changes saw or wrote, and one of them writes over: a word of another tab,
 * or device, that arrived meanwhile. Which of several own changes it has already does not matter.
 */
export function isConfirmedUnseen<R>(confirmed: FieldChanges, pending: readonly PendingChange<R>[]): boolean {
  return Object.keys(seenInstead(confirmed, pending)).length > 0;
}

/** By the fields of which that is so: what was seen in place of what stands, before the first of these changes. */
export function seenInstead<R>(standing: FieldChanges, pending: readonly PendingChange<R>[]): FieldChanges {
  const unseen = writtenOverUnseen(pending);
  const updates = pending.filter((change) => change.kind === 'update');
  // What another tab wrote and has been confirmed is no more known by being in one of them.
  const known = updates.flatMap(({ base, changes, outboxId }) => (unseen.has(outboxId) ? [] : [base, changes]));
  const isUnseen = (field: string): boolean =>
    field in standing && !known.some((one) => field in one && sameValue(one[field], standing[field]));
  const replaced = updates.toReversed().flatMap(({ base, changes }) =>
    Object.keys(changes)
      .filter(isUnseen)
      .map((field) => [field, base[field]] as const),
  );
  return Object.fromEntries(replaced);
}

function isCovered(change: FieldDifference, later: readonly FieldDifference[]): boolean {
  let joined = change;
  for (const then of later) {
    if (unseenFields(joined.changes, then).length > 0) return true;
    joined = joinDifferences(joined, then);
  }
  return false;
}
