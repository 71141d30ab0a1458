/** What the row commands and the replication need to know of a collection. */
import type { Table } from 'dexie';
import type { CollectionName, EditableCollection } from '@/api/collections';
import type { CompanyId, EntityId, Version } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import type { OutgoingCall } from '../outbox/outgoing-call';
import type { FieldChanges, FieldDifference } from './field-changes';
import type { StoredRow } from './stored-row';

/** Who wrote a change, and when. */
export interface Authorship {
  readonly deviceName: string;
  readonly at: string;
}

export interface RowKind<R> {
  readonly collection: CollectionName;
  readonly table: (db: CondicaDatabase) => Table<StoredRow<R>, string>;
  /** What the list is ordered and searched by, not yet folded. */
  readonly sortText: (row: R) => string;
  readonly label: (row: R) => string;
  readonly withChanges: (row: R, changes: FieldChanges, by: Authorship) => R;
}

export interface AddableKind<R> extends RowKind<R> {
  readonly add: (companyId: CompanyId, row: R) => OutgoingCall;
}

export interface RemovableKind<R> extends RowKind<R> {
  readonly remove: (companyId: CompanyId, id: EntityId, version: Version) => OutgoingCall;
}

export interface RowUpdate extends FieldDifference, Authorship {
  readonly id: EntityId;
  readonly version: Version;
}

export interface EditableKind<R> extends AddableKind<R>, RemovableKind<R> {
  readonly collection: EditableCollection;
  readonly contentOf: (row: R) => FieldChanges;
  readonly update: (companyId: CompanyId, update: RowUpdate) => OutgoingCall;
  /** Whose and when the server's row is, where the row says it. */
  readonly authorship: (row: R) => Authorship;
}

/** For rows whose content stands beside the id. */
export function flatChanges<R extends object>(row: R, changes: FieldChanges): R {
  return { ...row, ...changes };
}

/** The content of such a row: everything but its id. */
export function flatContent<R extends { readonly id: EntityId }>({ id: _, ...content }: R): FieldChanges {
  return content;
}

/** Rows that do not say who wrote them. */
export const UNKNOWN_AUTHOR: Authorship = { deviceName: '', at: '' };
