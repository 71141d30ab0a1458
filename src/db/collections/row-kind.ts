/** What the row commands and the replication need to know of a collection of stored rows. */
import type { Table } from 'dexie';
import type { COLLECTION_SCHEMAS, CollectionRow, EditableCollection, StoredCollection } from '@/api/collections';
import type { CompanyId, EntityId, Version } from '@/api/ids';
import type { FieldChanges, FieldDifference } from '@/domain/merge/merge-fields';
import type { CondicaDatabase } from '../condica-database';
import type { OutgoingCall } from '../outbox/outgoing-call';
import { readRow } from '../rows/read-row';
import type { Authorship, ShownKind } from '../rows/show-row';
import type { StoredRow } from '../rows/stored-row';

export interface Identified {
  readonly id: EntityId;
}

export interface RowKind<R> extends ShownKind<R> {
  readonly collection: StoredCollection;
  readonly table: (db: CondicaDatabase) => Table<StoredRow<R>, string>;
  /** The row as this version reads it; null where it cannot. */
  readonly read: (row: unknown) => R | null;
  readonly label: (row: R) => string;
  /** Of what is made here for a first change to stand on: the server has no such row, and nothing is left where the change goes. */
  readonly isStandIn?: (row: R) => boolean;
  readonly add: (companyId: CompanyId, row: R) => OutgoingCall;
}

/** The version that a person had before the eyes, and of which database it is where its server tells that. */
export interface SeenVersion {
  readonly version: Version;
  readonly epoch?: string;
}

export interface RemovableKind<R> extends RowKind<R>, Partial<Pick<EditableKind<R>, 'contentOf'>> {
  readonly remove: (companyId: CompanyId, id: EntityId, seen: SeenVersion) => OutgoingCall;
}

export interface RowUpdate extends FieldDifference, Authorship {
  readonly id: EntityId;
  readonly version: Version;
}

export interface EditableKind<R> extends RowKind<R> {
  /** Absent where a row, once made, stays. */
  readonly remove?: RemovableKind<R>['remove'];
  readonly collection: EditableCollection;
  readonly contentOf: (row: R) => FieldChanges;
  readonly update: (companyId: CompanyId, update: RowUpdate) => OutgoingCall;
  /** Whose and when the server's row is, where the row says it. */
  readonly authorship: (row: R) => Authorship;
}

/**
 * Name, table and schema of a collection, which go together. The schema is handed in: who shows rows of one collection does not load the
 * schemas of all.
 */
export function namedRows<N extends StoredCollection>(
  collection: N,
  schema: (typeof COLLECTION_SCHEMAS)[N],
): {
  readonly collection: N;
  readonly table: (db: CondicaDatabase) => Table<StoredRow<CollectionRow<N>>, string>;
  readonly read: (row: unknown) => CollectionRow<N> | null;
} {
  return { collection, table: (db) => db[collection], read: (row) => readRow<CollectionRow<N>>(schema, row) };
}

/** Rows that do not say who wrote them. */
export const UNKNOWN_AUTHOR: Authorship = { deviceName: '', at: '' };

/** Rows whose content stands beside the id, and that do not say who wrote them. */
export const FLAT_ROWS = {
  withChanges: <R extends object>(row: R, changes: FieldChanges): R => ({ ...row, ...changes }),
  contentOf: <R extends Identified>({ id: _, ...content }: R): FieldChanges => content,
  authorship: (): Authorship => UNKNOWN_AUTHOR,
} as const;
