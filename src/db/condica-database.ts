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
 * 6. The scope of a transaction is an async function, to its text: of a plain one that returns native promises Dexie counts awaits that
 *    it never expected, and takes them from whatever begins in the same turn: a save there lost its transaction, and wrote its
 *    row without the entry. So are live queries (storage/observed-query.ts).
 * 7. A store belongs to a row of collections/collections.ts or stands in `OtherTables`; there is no third place.
 */
import Dexie, { type DexieOptions, type Table } from 'dexie';
import type { CollectionName, CollectionRow, StoredCollection } from '@/api/collections';
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import type { ArchiveRow } from './archive/archive-row';
import type { BlockColumns, BlockHeader, BlockKey, BlockPart } from './archive/cold/cold-block';
import type { CounterRow } from './archive/counter-row';
import type { LineWordsBlock, LineWordsKey } from './archive/lines/line-words-block';
import type { OpenFilingRow } from './archive/open-filing';
import type { StoredDocument } from './archive/stored-document';
import { COLLECTION_STORES, type StoreKeys } from './collections/collection-stores';
import type { ConflictRow } from './conflicts/conflict-row';
import type { StoredLease } from './numbers/stored-lease';
import type { OutboxEntry, OutboxEntryToInsert } from './outbox/outbox-entry';
import type { UnknownChangeRow } from './replication/apply-changes';
import type { SyncStateRow } from './replication/sync-state';
import type { StoredRow } from './rows/stored-row';
import type { KeyValueRow } from './settings/key-value-row';
import { lookForKeysFirst } from './storage/absent-keys';
import type { TransportXml } from './transport/put-transport-row';
import type { TransportRow } from './transport/transport-row';
import { NewerSchemaGuard } from './versions/newer-schema';
import { readPendingAsList, UPGRADES } from './versions/upgrades';

type StoredTables = { readonly [N in StoredCollection]: Table<StoredRow<CollectionRow<N>>, string> };

interface OwnTables extends Readonly<Record<Exclude<CollectionName, StoredCollection>, Table>> {
  readonly lease: Table<StoredLease, string>;
  readonly archive: Table<ArchiveRow, string>;
  readonly transport: Table<TransportRow, string>;
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
  readonly coldHeader: Table<BlockHeader, BlockKey>;
  readonly coldColumns: Table<BlockColumns, BlockKey>;
  readonly coldPart: Table<BlockPart, [...BlockKey, part: number]>;
  readonly lineWords: Table<LineWordsBlock, LineWordsKey>;
  readonly transportXml: Table<TransportXml, string>;
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
  coldHeader: { 5: '[companyId+direction+number], edition' },
  coldColumns: { 5: '[companyId+direction+number]' },
  coldPart: { 5: '[companyId+direction+number+part]' },
  lineWords: { 6: '[companyId+number]' },
  transportXml: { 7: 'step, transport, companyId' },
};

/** Dexie makes a property of each store that is declared; the type says which. */
const DexieWithTables = Dexie as unknown as new (
  ...args: ConstructorParameters<typeof Dexie>
) => Dexie & StoredTables & OwnTables & OtherTables;

export class CondicaDatabase extends DexieWithTables {
  readonly schemaGuard: NewerSchemaGuard;
  /** For requests past Dexie. */
  readonly keyRange: typeof IDBKeyRange;

  /** `cache`: what live queries keep is one a process, by database name; where that is several devices, none. */
  constructor(name: string, options: DatabaseOptions & Pick<DexieOptions, 'cache'> = {}) {
    super(name, { ...options, chromeTransactionDurability: 'strict' });
    this.keyRange = options.IDBKeyRange ?? Dexie.dependencies.IDBKeyRange;
    declareVersions(this);
    this.schemaGuard = new NewerSchemaGuard(this);
    readPendingAsList(this);
    lookForKeysFirst(this, 'archive');
  }

  /** Names of the stores that a database of this version has. */
  storesAt(version: number): readonly string[] {
    return STORES.flatMap(([name, keys]) => (Object.keys(keys).some((from) => Number(from) <= version) ? [name] : []));
  }
}

const STORES: readonly (readonly [string, StoreKeys])[] = [
  ...Object.entries(COLLECTION_STORES),
  ...Object.entries(OTHER_STORES),
];

/** Where IndexedDB is not the global one (tests). */
export interface DatabaseOptions {
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}

/** The newest first: with each Dexie reads again all that was declared until then, and most stands in the oldest. */
function declareVersions(db: Dexie): void {
  const numbers = new Set([...STORES.flatMap(([, keys]) => Object.keys(keys)), ...Object.keys(UPGRADES)].map(Number));
  const versions = [...numbers].sort((a, b) => b - a).map((number) => [number, db.version(number)] as const);
  for (const [number, version] of versions) {
    const declared = STORES.flatMap(([name, { [number]: keys }]) =>
      keys === undefined ? [] : [[name, keys] as const],
    );
    version.stores(Object.fromEntries(declared));
    const upgrade = UPGRADES[number];
    if (upgrade !== undefined) version.upgrade(upgrade);
  }
}
