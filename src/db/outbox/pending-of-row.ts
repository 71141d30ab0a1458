/** Changes of a row's pending list from the outbox's side, whatever the row's type. */
import type { Table } from 'dexie';
import type { CollectionName } from '@/api/collections';
import type { OperationId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { draftKind } from '../drafts/draft-collection';
import { partnerKind } from '../partners/partner-collection';
import { paymentMethodKind } from '../payment-methods/payment-method-collection';
import { productKind } from '../products/product-collection';
import { putRow } from '../rows/put-row';
import type { RowKind } from '../rows/row-kind';
import { storedRow } from '../rows/show-row';
import type { PendingChange, StoredRow } from '../rows/stored-row';
import { serialKind } from '../serials/serial-collection';
import { vatRateKind } from '../vat-rates/vat-rate-collection';

/** A collection of stored rows with the row's type closed in. */
export interface PendingRows {
  readonly table: (db: CondicaDatabase) => Table;
  /** Takes the named changes out; deletes the row where nothing is left of it. */
  readonly drop: (db: CondicaDatabase, id: string, outboxIds: readonly OperationId[]) => Promise<void>;
  /** Lets the change of one entry name another. */
  readonly rename: (db: CondicaDatabase, id: string, from: OperationId, to: OperationId) => Promise<void>;
}

function pendingRows<R>(kind: RowKind<R>): PendingRows {
  const rewrite = async (db: CondicaDatabase, id: string, next: (row: StoredRow<R>) => PendingChange<R>[]) => {
    const stored = await kind.table(db).get(id);
    if (stored === undefined) return;
    const pending = next(stored);
    await putRow(kind.table(db), storedRow(kind, { ...stored, pending }));
  };
  return {
    table: kind.table,
    drop: (db, id, ids) => rewrite(db, id, (row) => row.pending.filter((change) => !ids.includes(change.outboxId))),
    rename: (db, id, from, to) =>
      rewrite(db, id, (row) => row.pending.map((one) => (one.outboxId === from ? { ...one, outboxId: to } : one))),
  };
}

/** By collection; the archive and leases keep their rows otherwise. */
export const PENDING_ROWS: Readonly<Partial<Record<CollectionName, PendingRows>>> = {
  partner: pendingRows(partnerKind),
  product: pendingRows(productKind),
  serial: pendingRows(serialKind),
  vatRate: pendingRows(vatRateKind),
  paymentMethod: pendingRows(paymentMethodKind),
  draft: pendingRows(draftKind),
};
