import type { FieldChanges } from '@/domain/merge/merge-fields';
import { pickFields } from './field-changes';
import { type ShownKind, showRow } from './show-row';
import { standsBefore } from './stands-before';
import type { PendingChange, StoredRow } from './stored-row';
import { unknownFields, writtenOverUnseen } from './written-over-unseen';

/**
 * The row as the person had it before the eyes under the changes that go, of which `kept` leaves the others: without what was written
 * over unseen, and where something else stands by now with what they replaced, or said of a row given back beside that; so in the first
 * save of a new row too.
 */
export function seenUnder<R>(
  kind: ShownKind<R> & { readonly contentOf?: (row: R) => FieldChanges },
  stored: Pick<StoredRow<R>, 'base' | 'pending'>,
  kept: readonly PendingChange<R>[],
): R | null {
  const { pending } = stored;
  const unseen = writtenOverUnseen(pending);
  const before = kept.filter(({ outboxId }) => !unseen.has(outboxId));
  const there = showRow(kind, standsBefore(stored), before);
  if (there === null || kind.contentOf === undefined) return there;
  const { contentOf } = kind;
  const unknown = unknownFields(contentOf, contentOf(there), pending);
  // Of several changes of a field the first one replaced what was seen.
  const replaced = pending.toReversed().flatMap((change) => {
    if ((change.kind !== 'update' && change.kind !== 'add') || kept.includes(change)) return [];
    const was = change.kind === 'add' ? contentOf(change.row) : pickFields(change.base, Object.keys(change.changes));
    return unknown.filter((field) => field in was).map((field) => [field, was[field]] as const);
  });
  // Whoever wrote that: what is asked of it is its content.
  return replaced.length === 0
    ? there
    : kind.withChanges(there, Object.fromEntries(replaced), { deviceName: '', at: '' });
}
