import type { FieldChanges } from '@/domain/merge/merge-fields';
import { type ShownKind, showRow } from './show-row';
import type { PendingChange, StoredRow } from './stored-row';
import { seenInstead, writtenOverUnseen } from './written-over-unseen';

/**
 * The row that its last changes were made over, as the person saw it: with those of its changes that stay (`kept`), without what was
 * written over unseen.
 */
export function rowAsSeen<R>(
  kind: ShownKind<R> & { readonly contentOf?: (row: R) => FieldChanges },
  { base, pending }: Pick<StoredRow<R>, 'base' | 'pending'>,
  kept: readonly PendingChange<R>[],
): R | null {
  const unseen = writtenOverUnseen(pending, kind.contentOf);
  const before = kept.filter(({ kind: of, outboxId }) => of === 'add' || !unseen.has(outboxId));
  const there = showRow(kind, base, before);
  if (there === null || kind.contentOf === undefined) return there;
  const instead = seenInstead(kind.contentOf(there), pending);
  // Whoever wrote that: what is asked of it is its content.
  return Object.keys(instead).length === 0 ? there : kind.withChanges(there, instead, { deviceName: '', at: '' });
}
