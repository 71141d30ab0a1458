/**
 * What the first page of a start needs, read in one transaction by its index before Dexie, React or the session are there.
 *
 * Invariants: nothing is created or upgraded (a database that is missing, older or newer is left to its own opener, and the
 * answer is null); the connection is closed when the transaction is over and stands in nobody's way (`versionchange`).
 */
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import type { ArchiveRow } from '../archive/archive-row';
import type { DatabaseOptions } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import type { SyncStateRow } from '../replication/apply-page';
import type { KeyValueRow } from '../settings/key-value-row';
import { SCHEMA_VERSION } from '../versions/schema-version';

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

const STORES = ['company', 'kv', 'syncState', 'archive', 'outbox'];
const NEWEST_INDEX = '[companyId+direction+issueDate+number+id]';
/** IndexedDB's numbers are ten times Dexie's. */
const PER_VERSION = 10;

type Ranges = Pick<Required<DatabaseOptions>, 'IDBKeyRange'>;

/** `browser`: where IndexedDB and its ranges are. */
export async function readFirstPage(
  browser: Required<DatabaseOptions>,
  question: FirstPageQuestion,
): Promise<FirstPage | null> {
  const connection = await openAsItIs(browser.indexedDB, question.database);
  if (connection === null) return null;
  try {
    return await readIn(connection.transaction(STORES), browser, question);
  } finally {
    connection.close();
  }
}

/** Null where there is none, or none of this app's version. */
function openAsItIs(indexedDB: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let missing = false;
    request.onupgradeneeded = () => {
      missing = true;
      request.transaction?.abort();
    };
    request.onerror = () => (missing ? resolve(null) : reject(request.error));
    request.onsuccess = () => {
      const connection = request.result;
      connection.onversionchange = () => connection.close();
      const ours = Math.floor(connection.version / PER_VERSION) === SCHEMA_VERSION;
      if (!ours) connection.close();
      resolve(ours ? connection : null);
    };
  });
}

async function readIn(
  transaction: IDBTransaction,
  { IDBKeyRange }: Ranges,
  { database, limit, choose }: FirstPageQuestion,
): Promise<FirstPage> {
  const store = (name: string): IDBObjectStore => transaction.objectStore(name);
  const [device, companies] = await Promise.all([
    answer<KeyValueRow | undefined>(store('kv').get('device')),
    answer<Company[]>(store('company').getAll()),
  ]);
  const companyId = choose(companies)?.id;
  if (companyId === undefined) return { database, device: device?.value, companies, list: null };
  // An array stands behind every text.
  const issued = IDBKeyRange.bound([companyId, 'out'], [companyId, 'out', []]);
  const [syncState, rows] = await Promise.all([
    answer<SyncStateRow | undefined>(store('syncState').get(companyId)),
    newestRows(store('archive').index(NEWEST_INDEX), issued, limit),
  ]);
  const entries = await entriesOf(store('outbox').index('id'), rows);
  return { database, device: device?.value, companies, list: { companyId, rows, entries, syncState } };
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
