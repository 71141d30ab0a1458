/** The ways of keeping an archive's rows in IndexedDB that are measured beside each other. */
import type { SampleItem } from './sample-items';

export interface StorageWay {
  readonly name: string;
  readonly create: (database: IDBDatabase) => void;
  /** Awaited before the transaction begins: nothing else may be awaited in one. */
  readonly encode: (items: readonly SampleItem[]) => Promise<unknown>;
  /** Puts a page as encoded. */
  readonly put: (store: IDBObjectStore, encoded: unknown, items: readonly SampleItem[]) => void;
  /** Rows of what one request of the whole reading gave. */
  readonly decode: (value: unknown) => Promise<number>;
  /** Values read by a request. */
  readonly readAtOnce: number;
}

export const STORE = 'archive';
const NEWEST = ['companyId', 'direction', 'issueDate', 'number', 'id'];

/** The row as it is stored today, about what the server sent. */
function rowOf(item: SampleItem) {
  const { id, direction, issueDate, number, xmlSha256 } = item;
  const facts = { id, companyId: 1, direction, issueDate, number, xmlSha256, version: 5 };
  return { ...facts, base: item, pending: [], draft: null, taken: null };
}

function rowStore(database: IDBDatabase, indexes: number): void {
  const store = database.createObjectStore(STORE, { keyPath: 'id' });
  store.createIndex('newest', NEWEST);
  if (indexes > 1) store.createIndex('bytes', ['companyId', 'xmlSha256']);
}

function rows(name: string, indexes: number, lookedUp: boolean): StorageWay {
  return {
    name,
    create: (database) => rowStore(database, indexes),
    encode: (items) => Promise.resolve(items),
    put: (store, _encoded, items) => {
      if (lookedUp) for (const { id } of items) store.get(id);
      for (const item of items) store.put(rowOf(item));
    },
    decode: () => Promise.resolve(1),
    readAtOnce: 2000,
  };
}

interface Block {
  readonly first: string;
  readonly body: string | ArrayBuffer;
}

function blocks(name: string, pack: (text: string) => Promise<Block['body']>): StorageWay {
  return {
    name,
    create: (database) => database.createObjectStore(STORE, { keyPath: 'first' }),
    encode: async (items) => ({ first: items[0]?.number ?? '', body: await pack(JSON.stringify(items)) }),
    put: (store, encoded) => store.put(encoded),
    decode: async (value) => {
      // As this way has written it.
      const { body } = value as Block;
      const items: unknown = JSON.parse(typeof body === 'string' ? body : await inflated(body));
      return Array.isArray(items) ? items.length : 0;
    },
    readAtOnce: 4,
  };
}

function through(bytes: BlobPart, stream: CompressionStream | DecompressionStream): Response {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream));
}

function inflated(bytes: ArrayBuffer): Promise<string> {
  return through(bytes, new DecompressionStream('deflate-raw')).text();
}

export const STORAGE_WAYS: readonly StorageWay[] = [
  rows('rows as rows, two indexes, each looked up before (today)', 2, true),
  rows('rows as rows, two indexes, not looked up', 2, false),
  rows('rows as rows, one index, not looked up', 1, false),
  blocks('blocks of 500 as text', (text) => Promise.resolve(text)),
  blocks('blocks of 500, deflated', (text) => through(text, new CompressionStream('deflate-raw')).arrayBuffer()),
];
