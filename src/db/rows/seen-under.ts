import type { FieldChanges } from '@/domain/merge/merge-fields';
import { type ShownKind, showRow } from './show-row';
import type { PendingChange, StoredRow } from './stored-row';
import { unknownFields, writtenOverUnseen } from './written-over-unseen';

/**
 * The row as the person had it before the eyes under the changes that go, of which `kept` leaves the others: without what was written
 * over unseen, and where something else stands by now with what they replaced; so in the first save of a new row too.
 */
export function seenUnder<R>(
  kind: ShownKind<R> & { readonly contentOf?: (row: R) => FieldChanges },
  { base, pending }: Pick<StoredRow<R>, 'base' | 'pending'>,
  kept: readonly PendingChange<R>[],
): R | null {
  const unseen = writtenOverUnseen(pending);
  const before = kept.filter(({ outboxId }) => !unseen.has(outboxId));
  const there = showRow(kind, base, before);
  if (there === null || kind.contentOf === undefined) return there;
  const unknown = unknownFields(kind.contentOf, kind.contentOf(there), pending);
  // Of several changes of a field the first one replaced what was seen.
  const replaced = pending.toReversed().flatMap((change) => {
    if (change.kind !== 'update' || kept.includes(change)) return [];
    return unknown.filter((field) => field in change.changes).map((field) => [field, change.base[field]] as const);
  });
  // Whoever wrote that: what is asked of it is its content.
  return replaced.length === 0
    ? there
    : kind.withChanges(there, Object.fromEntries(replaced), { deviceName: '', at: '' });
}
