/** Mine set aside: the server's values stand in the row, what was written here waits for the person's choice (G9). */
import type { EditableCollection } from '@/api/collections';
import type { CompanyId, EntityId, OperationId, Version } from '@/api/ids';

export interface ConflictField {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
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
  readonly mine: { readonly deviceName: string; readonly at: string };
  /** Whose and when, as far as the server's row says it. */
  readonly theirs: { readonly deviceName: string; readonly at: string };
  readonly version: Version;
  /** The whole row as it was written here, where it was removed elsewhere; null else. */
  readonly row: unknown;
}
