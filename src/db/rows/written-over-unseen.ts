/** Which changes of a row a later one was made over without having seen them (field-changes.ts). Pure. */
import type { OperationId } from '@/api/ids';
import type { FieldDifference } from '@/domain/merge/merge-fields';
import { joinDifferences, unseenFields } from './field-changes';
import type { PendingChange } from './stored-row';

/** The updates of which something was written over later without having been seen. */
export function writtenOverUnseen<R>(pending: readonly PendingChange<R>[]): ReadonlySet<OperationId> {
  const updates = pending.filter((change) => change.kind === 'update');
  const covered = updates.filter((change, place) => isCovered(change, updates.slice(place + 1)));
  return new Set(covered.map(({ outboxId }) => outboxId));
}

function isCovered(change: FieldDifference, later: readonly FieldDifference[]): boolean {
  let joined = change;
  for (const then of later) {
    if (unseenFields(joined.changes, then).length > 0) return true;
    joined = joinDifferences(joined, then);
  }
  return false;
}
