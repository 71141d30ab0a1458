/**
 * A row of a collection as this device keeps it: what the server last said (`base`), what was changed here and is not yet
 * confirmed (`pending`, in the order made), and what a screen shows (`shown` = base ⊕ pending, kept for reading).
 *
 * Invariants:
 * 1. `shown` always equals `showRow(base, pending)`.
 * 2. Every pending change names an entry of the outbox; it leaves with that entry, never alone.
 * 3. base null and nothing pending is a tombstone: the server confirmed the removal at `version`, and the stream has not
 *    yet told it. It keeps an older page from bringing the row back.
 * 4. `gone`: removed elsewhere while changes made here wait. The base stays, so that what was typed is seen and can come
 *    back, until the server's answer settles it (deleting loses to editing, by the person's choice).
 * 5. A base at version 0 that says more than what a first change stands on is of a restored server, until it is given back
 *    (entries/give-row-back.ts): then the base goes, and an Add brings the row. What is only to be removed keeps it.
 */
import type { CompanyId, EntityId, OperationId, Version } from '@/api/ids';
import type { FieldChanges } from '@/domain/merge/merge-fields';

/** Position before the first change: the server does not know the row. */
export const UNCONFIRMED = 0 as Version;

export type PendingChange<R> =
  | { readonly kind: 'add'; readonly outboxId: OperationId; readonly row: R }
  | {
      readonly kind: 'update';
      readonly outboxId: OperationId;
      /** The values that `changes` replaces, as the person saw them. */
      readonly base: FieldChanges;
      readonly changes: FieldChanges;
      readonly deviceName: string;
      readonly at: string;
    }
  /**
   * `issued`: a draft that became an invoice; the server removes it with the effect of that upload. `seen`: the row with the
   * changes before this one, as the person saw it; absent in rows of earlier versions. `there`: since the server was restored, the
   * values that it has of the draft, without those that somebody else wrote; taken back, the draft differs from them.
   */
  | { readonly kind: 'remove'; readonly outboxId: OperationId; readonly seen?: R }
  | { readonly kind: 'issued'; readonly outboxId: OperationId; readonly seen?: R; readonly there?: FieldChanges };

export interface StoredRow<R> {
  readonly id: EntityId;
  readonly companyId: CompanyId;
  /** Version of `base`; 0 where the server has not confirmed the row. */
  readonly version: Version;
  readonly base: R | null;
  readonly gone?: true;
  /** The epoch that this device knew when it wrote the row first; absent: another one did, or a server of before epochs. */
  readonly madeIn?: string;
  readonly pending: readonly PendingChange<R>[];
  /** Null: removed here, or a tombstone. */
  readonly shown: R | null;
  /** What the list is ordered and searched by, folded; '' where not shown. */
  readonly sortKey: string;
}

/** Of what a database has confirmed that this device does not know yet: beyond what any copy has, by either one's count. */
export function laterOf(one: Version | undefined, other: Version): Version {
  return one !== undefined && one > other ? one : other;
}

/** What a screen gets of a row. */
export interface RowView<R> {
  readonly row: R;
  readonly version: Version;
  /** Something of it is not yet confirmed by the server. */
  readonly pending: boolean;
}

export function rowView<R>(stored: StoredRow<R>): RowView<R> | null {
  if (stored.shown === null) return null;
  return { row: stored.shown, version: stored.version, pending: stored.pending.length > 0 };
}
