/**
 * The collections, one row each; collection-stores.ts says where each stands. All that walks over them is derived: pages and
 * acknowledgements, conflicts, what is sent again to a restored server, the file of what is unsent, what leaves with a
 * company. A collection of the contract without a row fails the type check.
 */
import type { Table } from 'dexie';
import type { CollectionName, StoredCollection } from '@/api/collections';
import type { CondicaDatabase } from '../condica-database';
import { assignmentKind } from './assignment';
import { attachmentKind } from './attachment';
import { addedRows, type Collection, editedRows, type OwnCollection, type RowsCollection } from './collection';
import { draftKind } from './draft';
import { internCodeKind } from './intern-code';
import { lineCodesKind } from './line-codes';
import { listPriceKind } from './list-price';
import { lookKind } from './look';
import { particularsKind } from './particulars';
import { partnerKind } from './partner';
import { paymentMethodKind } from './payment-method';
import { productKind } from './product';
import { serialKind } from './serial';
import { transportDraftKind } from './transport-draft';
import { transportOptionsKind } from './transport-options';
import { transporterKind } from './transporter';
import { vatRateKind } from './vat-rate';

const STORED = {
  // A series stands before what bears its numbers: it is sent again first.
  serial: addedRows(serialKind),
  partner: editedRows(partnerKind, { keepsBoth: true }),
  // Told apart by their code: two of one code cannot stand beside each other.
  product: editedRows(productKind, { keepsBoth: false }),
  // After the products that they name.
  listPrice: editedRows(listPriceKind, { keepsBoth: false }),
  vatRate: addedRows(vatRateKind),
  paymentMethod: editedRows(paymentMethodKind, { keepsBoth: false }),
  look: editedRows(lookKind, { keepsBoth: false }),
  particulars: editedRows(particularsKind, { keepsBoth: false }),
  assignment: editedRows(assignmentKind, { keepsBoth: false }),
  internCode: editedRows(internCodeKind, { keepsBoth: false }),
  lineCodes: editedRows(lineCodesKind, { keepsBoth: false }),
  // Before the drafts that name them.
  attachment: addedRows(attachmentKind),
  draft: editedRows(draftKind, { keepsBoth: true }),
  transporter: editedRows(transporterKind, { keepsBoth: true }),
  transportOptions: editedRows(transportOptionsKind, { keepsBoth: false }),
  transportDraft: editedRows(transportDraftKind, { keepsBoth: true }),
} as const satisfies Readonly<Record<StoredCollection, RowsCollection>>;

const OWN = {
  lease: { keeps: 'leases' },
  archive: { keeps: 'documents' },
  transport: { keeps: 'transports' },
} as const satisfies Readonly<Record<Exclude<CollectionName, StoredCollection>, OwnCollection>>;

export const COLLECTIONS: Readonly<Record<CollectionName, Collection>> = { ...STORED, ...OWN };

/** The collections of stored rows, in the order in which they are walked. */
export const ROWS_COLLECTIONS: Readonly<Record<StoredCollection, RowsCollection>> = STORED;
export const ROWS_NAMES = Object.keys(STORED) as readonly StoredCollection[];

/** The collection of a name from storage or the wire; undefined for one that this version does not know. */
export function collectionOf(name: string): Collection | undefined {
  return Object.hasOwn(COLLECTIONS, name) ? COLLECTIONS[name as CollectionName] : undefined;
}

export function rowsCollectionOf(name: string): RowsCollection | undefined {
  return Object.hasOwn(STORED, name) ? STORED[name as StoredCollection] : undefined;
}

/** Those whose rows carry changes of this device: in this order they are exported, and given back to a restored server. */
export const PENDING_NAMES: readonly CollectionName[] = [...ROWS_NAMES, 'archive', 'transport'];

/** Where a conflict can be. */
export function editedTables(db: CondicaDatabase): readonly Table[] {
  return Object.values(ROWS_COLLECTIONS).flatMap(({ edits }) => edits?.((kind) => [kind.table(db)]) ?? []);
}
