/** Mine set aside: the server's values stand in the row, what was written here waits for the person's choice (G9). */
import type { EditableCollection } from '@/api/collections';
import type { CompanyId, EntityId, OperationId, Version } from '@/api/ids';

export interface ConflictField {
  readonly field: string;
  /** What both began from; absent where it was not kept (version 1 of the database). */
  readonly was?: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A change that clashed with nothing and stands already. */
export interface MergedField {
  readonly field: string;
  readonly by: 'mine' | 'theirs';
  readonly was: unknown;
  readonly now: unknown;
}

export interface OtherSide {
  readonly person?: string;
  /** '' where the row does not say it. */
  readonly deviceName: string;
  /** ISO instant, or ''. */
  readonly at: string;
}

export interface ConflictRow {
  /** The entry whose answer it was; the entry stays in state `conflict` until the choice. */
  readonly id: OperationId;
  readonly companyId: CompanyId;
  readonly collection: EditableCollection;
  readonly rowId: EntityId;
  readonly label: string;
  /** `removal`: it was removed here and changed elsewhere; the change stands. `removed-elsewhere`: the other way round. */
  readonly kind: 'fields' | 'removal' | 'removed-elsewhere';
  readonly fields: readonly ConflictField[];
  /** What was merged by itself, as far as it is known: an earlier pull may have brought theirs unnoticed. */
  readonly merged: readonly MergedField[];
  readonly mine: { readonly deviceName: string; readonly at: string };
  /** Whose and when, as far as the server says it; `person` absent in rows of older versions, and where it is not known. */
  readonly theirs: OtherSide;
  readonly version: Version;
  /**
   * The whole row as it was written here, where it was removed elsewhere, or where fields clash: it may be removed before the
   * person has chosen. Null for a removal, and for fields in rows of older versions.
   */
  readonly row: unknown;
}
