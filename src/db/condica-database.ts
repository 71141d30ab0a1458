/**
 * The local database of one user on one server. Everything a screen shows is read from here.
 *
 * Invariants:
 * 1. Rows of a company's collections hold the server's row apart from what was changed here (see rows/stored-row.ts);
 *    a pull rewrites the first and never the second.
 * 2. An entity and its outbox entry change in one transaction (G1).
 * 3. Versions only go forward; an upgrade keeps every row and every unknown field, and has a test from real rows.
 * 4. Every transaction is strict: the handle writes drafts and the outbox, which must survive a loss of power. The pull
 *    commits once a page, so it pays one flush for hundreds of rows.
 */
import Dexie, { type Table, type Transaction } from 'dexie';
import type { Company } from '@/api/entities/company';
import type { Draft } from '@/api/entities/invoice-draft';
import type { Partner } from '@/api/entities/partner';
import type { PaymentMethod } from '@/api/entities/payment-method';
import type { Product } from '@/api/entities/product';
import type { Serial } from '@/api/entities/serial';
import type { VatRate } from '@/api/entities/vat-rate';
import type { CompanyId } from '@/api/ids';
import type { ArchiveRow } from './archive/archive-row';
import type { CounterRow } from './archive/counter-row';
import { type OpenFilingRow, openFilingOf } from './archive/open-filing';
import type { StoredDocument } from './archive/stored-document';
import type { ConflictRow } from './conflicts/conflict-row';
import type { StoredLease } from './leases/stored-lease';
import type { OutboxEntry, OutboxEntryToInsert } from './outbox/outbox-entry';
import type { SyncStateRow } from './replication/sync-state-row';
import type { UnknownChangeRow } from './replication/unknown-change-row';
import type { StoredRow } from './rows/stored-row';
import type { KeyValueRow } from './settings/key-value-row';

export class CondicaDatabase extends Dexie {
  declare readonly partner: Table<StoredRow<Partner>, string>;
  declare readonly product: Table<StoredRow<Product>, string>;
  declare readonly serial: Table<StoredRow<Serial>, string>;
  declare readonly vatRate: Table<StoredRow<VatRate>, string>;
  declare readonly paymentMethod: Table<StoredRow<PaymentMethod>, string>;
  declare readonly draft: Table<StoredRow<Draft>, string>;
  declare readonly lease: Table<StoredLease, string>;
  declare readonly archive: Table<ArchiveRow, string>;
  declare readonly document: Table<StoredDocument, [string, string]>;
  declare readonly outbox: Table<OutboxEntry, number, OutboxEntryToInsert>;
  declare readonly conflict: Table<ConflictRow, string>;
  declare readonly syncState: Table<SyncStateRow, CompanyId>;
  declare readonly unknownChange: Table<UnknownChangeRow, [CompanyId, string, string]>;
  declare readonly kv: Table<KeyValueRow, string>;
  declare readonly company: Table<Company, CompanyId>;
  declare readonly openFiling: Table<OpenFilingRow, string>;
  declare readonly counter: Table<CounterRow, [CompanyId, string]>;

  constructor(name: string, options: DatabaseOptions = {}) {
    super(name, { ...options, chromeTransactionDurability: 'strict' });
    declareVersions(this);
  }
}

/** Where IndexedDB is not the global one (tests). */
export interface DatabaseOptions {
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}

/** Few indexes: each costs a third of the load time of a large archive (measured: 17 s with one, 34 s with five, 100,000 rows). */
function declareVersions(db: Dexie): void {
  db.version(1).stores({
    partner: 'id, [companyId+sortKey]',
    product: 'id, [companyId+sortKey]',
    serial: 'id, companyId',
    vatRate: 'id, companyId',
    paymentMethod: 'id, companyId',
    draft: 'id, companyId',
    lease: 'id, companyId',
    archive: 'id, [companyId+direction+issueDate+number+id], [companyId+xmlSha256]',
    document: '[invoiceId+format], companyId',
    outbox: '++seq, &id, companyId, state',
    conflict: 'id, companyId',
    syncState: 'companyId',
    unknownChange: '[companyId+collection+id]',
    kv: 'key',
    company: 'id',
    counter: '[companyId+name]',
  });
  db.version(2).stores({ openFiling: 'id, companyId' }).upgrade(toVersion2);
}

/** Conflicts say what was merged by itself, unknown of those already there; what ANAF has not accepted stands apart. */
async function toVersion2(transaction: Transaction): Promise<void> {
  await transaction
    .table<Omit<ConflictRow, 'merged'> & Partial<ConflictRow>>('conflict')
    .toCollection()
    .modify((row) => {
      Object.assign(row, { merged: row.merged ?? [] });
    });
  const open: OpenFilingRow[] = [];
  await transaction.table<ArchiveRow>('archive').each((row) => {
    const filing = openFilingOf(row);
    // What was refused before this version was shown without being counted.
    if (filing !== null) open.push({ ...filing, seen: true });
  });
  await transaction.table('openFiling').bulkPut(open);
}
