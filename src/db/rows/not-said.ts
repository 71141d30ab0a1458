import type { FieldChanges } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import type { PendingChange } from './stored-row';

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
