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
 * 5. An older app never writes into the schema of a newer one (versions/newer-schema.ts).
 * 6. A store belongs to a row of collections/collections.ts or stands in `OtherTables`; there is no third place.
 */
import Dexie, { type Table } from 'dexie';
import type { CollectionName, CollectionRow, StoredCollection } from '@/api/collections';
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import type { ArchiveRow } from './archive/archive-row';
import type { CounterRow } from './archive/counter-row';
import type { OpenFilingRow } from './archive/open-filing';
import type { StoredDocument } from './archive/stored-document';
import type { StoreKeys } from './collections/collection';
import { COLLECTIONS } from './collections/collections';
import type { ConflictRow } from './conflicts/conflict-row';
import type { StoredLease } from './numbers/stored-lease';
import type { OutboxEntry, OutboxEntryToInsert } from './outbox/outbox-entry';
import type { UnknownChangeRow } from './replication/apply-changes';
import type { SyncStateRow } from './replication/apply-page';
import type { StoredRow } from './rows/stored-row';
import type { KeyValueRow } from './settings/key-value-row';
import { NewerSchemaGuard } from './versions/newer-schema';
import { readPendingAsList, UPGRADES } from './versions/upgrades';

type StoredTables = { readonly [N in StoredCollection]: Table<StoredRow<CollectionRow<N>>, string> };

interface OwnTables extends Readonly<Record<Exclude<CollectionName, StoredCollection>, Table>> {
  readonly lease: Table<StoredLease, string>;
  readonly archive: Table<ArchiveRow, string>;
}

/** What is no collection of the contract. */
export interface OtherTables {
  readonly document: Table<StoredDocument, [string, string]>;
  readonly outbox: Table<OutboxEntry, number, OutboxEntryToInsert>;
  readonly conflict: Table<ConflictRow, string>;
  readonly syncState: Table<SyncStateRow, CompanyId>;
  readonly unknownChange: Table<UnknownChangeRow, [CompanyId, string, string]>;
  readonly kv: Table<KeyValueRow, string>;
  readonly company: Table<Company, CompanyId>;
  readonly openFiling: Table<OpenFilingRow, string>;
  readonly counter: Table<CounterRow, [CompanyId, string]>;
}

/** Few indexes: each costs a third of the load time of a large archive (measured: 17 s with one, 34 s with five, 100,000 rows). */
const OTHER_STORES: Readonly<Record<keyof OtherTables, StoreKeys>> = {
  document: { 1: '[invoiceId+format], companyId' },
  outbox: { 1: '++seq, &id, companyId, state' },
  conflict: { 1: 'id, companyId' },
  syncState: { 1: 'companyId' },
  unknownChange: { 1: '[companyId+collection+id]' },
  kv: { 1: 'key' },
  company: { 1: 'id' },
  counter: { 1: '[companyId+name]' },
  openFiling: { 2: 'id, companyId' },
};

/** Dexie makes a property of each store that is declared; the type says which. */
const DexieWithTables = Dexie as unknown as new (
  ...args: ConstructorParameters<typeof Dexie>
) => Dexie & StoredTables & OwnTables & OtherTables;

export class CondicaDatabase extends DexieWithTables {
  readonly schemaGuard: NewerSchemaGuard;

  constructor(name: string, options: DatabaseOptions = {}) {
    super(name, { ...options, chromeTransactionDurability: 'strict' });
    declareVersions(this);
    this.schemaGuard = new NewerSchemaGuard(this);
    readPendingAsList(this);
  }
}

/** Where IndexedDB is not the global one (tests). */
export interface DatabaseOptions {
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}

function declareVersions(db: Dexie): void {
  const stores = [
    ...Object.entries(COLLECTIONS).map(([name, { store }]) => [name, store] as const),
    ...Object.entries(OTHER_STORES),
  ];
  const numbers = new Set([...stores.flatMap(([, keys]) => Object.keys(keys)), ...Object.keys(UPGRADES)].map(Number));
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const declared = stores.flatMap(([name, { [number]: keys }]) =>
      keys === undefined ? [] : [[name, keys] as const],
    );
    const version = db.version(number).stores(Object.fromEntries(declared));
    const upgrade = UPGRADES[number];
    if (upgrade !== undefined) version.upgrade(upgrade);
  }
}
