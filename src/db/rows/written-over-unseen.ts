/** What of a row a later change was made over without having seen it (field-changes.ts). Pure. */
import type { OperationId } from '@/api/ids';
import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import { joinDifferences, unseenFields } from './field-changes';
import { addsBefore, standsBefore } from './stands-before';
import type { PendingChange, StoredRow } from './stored-row';

type ContentOf<R> = (row: R) => FieldChanges;

/**
 * The changes of which something was written over later without having been seen. A row that is new is one of them where it is told
 * what of it is its content: what others wrote into it before it was sent stands in it. So is, always, a row given back under another
 * one, which never says the same (entries/give-row-back.ts).
 */
export function writtenOverUnseen<R>(
  pending: readonly PendingChange<R>[],
  contentOf?: ContentOf<R>,
): ReadonlySet<OperationId> {
  const written = writtenIn(pending, contentOf);
  const covered = written.filter((change, place) => isCovered(change, written.slice(place + 1)));
  return new Set([...addsBefore(pending), ...covered].map(({ outboxId }) => outboxId));
}

/**
 * Whether the confirmed row says something that these changes write over, and neither saw nor wrote: a word of another tab, or device,
 * that arrived meanwhile, or what somebody wrote since a restore where the row is given back, confirmed or given back too.
 */
export function isConfirmedUnseen<R>(contentOf: ContentOf<R>, stored: Pick<StoredRow<R>, 'base' | 'pending'>): boolean {
  const standing = standsBefore(stored);
  if (standing === null) return false;
  const { pending } = stored;
  const unknown = unknownFields(contentOf, contentOf(standing), pending);
  return writtenIn(pending, contentOf).some(({ changes }) => unknown.some((field) => field in changes));
}

/**
 * The fields in which none of these changes saw or wrote what stands. What was itself written over unseen knows nothing: another tab
 * made it; which of the others the standing value is of does not matter.
 */
export function unknownFields<R>(
  contentOf: ContentOf<R>,
  standing: FieldChanges,
  pending: readonly PendingChange<R>[],
): readonly string[] {
  const unseen = writtenOverUnseen(pending, contentOf);
  const seen = writtenIn(pending, contentOf).filter(({ outboxId }) => !unseen.has(outboxId));
  const known = seen.flatMap(({ base, changes }) => [base, changes]);
  return Object.keys(standing).filter(
    (field) => !known.some((one) => field in one && sameValue(one[field], standing[field])),
  );
}

type Written = FieldDifference & { readonly outboxId: OperationId };

function writtenIn<R>(pending: readonly PendingChange<R>[], contentOf?: ContentOf<R>): readonly Written[] {
  return pending.flatMap((change): readonly Written[] => {
    if (change.kind === 'update') return [change];
    if (change.kind !== 'add' || contentOf === undefined) return [];
    return [{ outboxId: change.outboxId, base: {}, changes: contentOf(change.row) }];
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
