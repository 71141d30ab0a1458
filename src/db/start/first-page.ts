/**
 * What the first page of a start needs, read in one transaction by its index before Dexie, React or the session are there.
 *
 * Invariants: nothing is created or upgraded (a database that is missing, older or newer is left to its own opener, and the
 * answer is null); the connection is closed when the transaction is over and stands in nobody's way (`versionchange`).
 */
import type { Company } from '@/api/entities/company';
import type { Particulars } from '@/api/entities/particulars';
import type { CompanyId } from '@/api/ids';
import type { ArchiveRow } from '../archive/archive-row';
import type { BlockHeader, BlockPart } from '../archive/cold/cold-block';
import { withParticulars } from '../companies/with-particulars';
import type { DatabaseOptions } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import type { SyncStateRow } from '../replication/sync-state';
import type { StoredRow } from '../rows/stored-row';
import type { KeyValueRow } from '../settings/key-value-row';
import { openAsItIs, versionOf } from '../storage/open-as-it-is';
import { SCHEMA_VERSION } from '../versions/schema-version';
import { type ReadPart, readParts, withPacked } from './first-packed';

/** Rows as they are stored; they are made into views by first-rows.ts. */
export interface FirstPage {
  readonly database: string;
  /** Of the kv store, unread; see settings/device-identity.ts. */
  readonly device: unknown;
  /** In no order. */
  readonly companies: readonly Company[];
  /** Null where there is no company. */
  readonly list: FirstList | null;
}

/** The newest issued documents of one company, and what says how they stand. */
export interface FirstList {
  readonly companyId: CompanyId;
  readonly rows: readonly ArchiveRow[];
  /** Entries of the outbox that the rows name. */
  readonly entries: readonly OutboxEntry[];
  readonly syncState: SyncStateRow | undefined;
}

export interface FirstPageQuestion {
  readonly database: string;
  /** How many rows of the list; 0 where another page is opened. */
  readonly limit: number;
  /** The company that is opened. */
  readonly choose: (companies: readonly Company[]) => Company | undefined;
}

const STORES = ['company', 'particulars', 'kv', 'syncState', 'archive', 'coldHeader', 'coldPart', 'outbox'];
const NEWEST_INDEX = '[companyId+direction+issueDate+number+id]';

/** What the transaction has read. */
type ReadPage = FirstPage & { readonly packed: readonly ReadPart[] };

type Ranges = Pick<Required<DatabaseOptions>, 'IDBKeyRange'>;

/** `browser`: where IndexedDB and its ranges are. */
export async function readFirstPage(
  browser: Required<DatabaseOptions>,
  question: FirstPageQuestion,
): Promise<FirstPage | null> {
  const connection = await openOwn(browser.indexedDB, question.database);
  if (connection === null) return null;
  try {
    const { packed, ...page } = await readIn(connection.transaction(STORES), browser, question);
    return page.list === null ? page : { ...page, list: withPacked(page.list, packed, question.limit) };
  } finally {
    connection.close();
  }
}

/** Null where there is none, or none of this app's version. */
async function openOwn(indexedDB: IDBFactory, name: string): Promise<IDBDatabase | null> {
  const connection = await openAsItIs(indexedDB, name);
  if (connection === null || versionOf(connection) === SCHEMA_VERSION) return connection;
  connection.close();
  return null;
}

async function readIn(
  transaction: IDBTransaction,
  { IDBKeyRange }: Ranges,
  { database, limit, choose }: FirstPageQuestion,
): Promise<ReadPage> {
  const store = (name: string): IDBObjectStore => transaction.objectStore(name);
  const [device, stored, particulars] = await Promise.all([
    answer<KeyValueRow | undefined>(store('kv').get('device')),
    answer<Company[]>(store('company').getAll()),
    answer<StoredRow<Particulars>[]>(store('particulars').getAll()),
  ]);
  const companies = withParticulars(stored, particulars);
  const companyId = choose(companies)?.id;
  if (companyId === undefined) return { database, device: device?.value, companies, list: null, packed: [] };
  // An array stands behind every text.
  const issued = IDBKeyRange.bound([companyId, 'out'], [companyId, 'out', []]);
  const [syncState, rows, headers] = await Promise.all([
    answer<SyncStateRow | undefined>(store('syncState').get(companyId)),
    newestRows(store('archive').index(NEWEST_INDEX), issued, limit),
    limit === 0 ? [] : answer<BlockHeader[]>(store('coldHeader').getAll(issued)),
  ]);
  const [entries, packed] = await Promise.all([
    entriesOf(store('outbox').index('id'), rows),
    readParts(headers, limit, (key) => answer<BlockPart | undefined>(store('coldPart').get([...key]))),
  ]);
  return { database, device: device?.value, companies, list: { companyId, rows, entries, syncState }, packed };
}

function newestRows(index: IDBIndex, range: IDBKeyRange, limit: number): Promise<readonly ArchiveRow[]> {
  if (limit === 0) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const rows: ArchiveRow[] = [];
    const request = index.openCursor(range, 'prev');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor !== null) rows.push(cursor.value);
      if (cursor === null || rows.length === limit) resolve(rows);
      else cursor.continue();
    };
  });
}

/** What is on its way of the rows; a row of an earlier version has no list of changes. */
async function entriesOf(byId: IDBIndex, rows: readonly ArchiveRow[]): Promise<readonly OutboxEntry[]> {
  const ids = rows.flatMap(({ pending }) => (Array.isArray(pending) ? pending.map(({ outboxId }) => outboxId) : []));
  const entries = await Promise.all(ids.map((id) => answer<OutboxEntry | undefined>(byId.get(id))));
  return entries.filter((entry) => entry !== undefined);
}

/** Awaited inside its transaction: nothing else may be awaited there. */
function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
