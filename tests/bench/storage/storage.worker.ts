/** Fills a database page by page in one of the ways, a draft being saved meanwhile, and reads all of it. */
import { type SampleItem, sampleItem } from './sample-items';
import { PAGE_ROWS, SAVE_EVERY_MS } from './sizes';
import { STORAGE_WAYS, STORE, type StorageWay } from './storage-ways';

export interface StorageTask {
  /** Place in STORAGE_WAYS. */
  readonly way: number;
  readonly rows: number;
}

export interface StorageTimes {
  readonly name: string;
  readonly writtenPerSecond: number;
  readonly readPerSecond: number;
  /** Milliseconds of each save of a draft while rows came in. */
  readonly saves: readonly number[];
  /** What all of it takes of the device's storage. */
  readonly bytes: number;
}

self.onmessage = ({ data }: MessageEvent<StorageTask>) => {
  measure(data).then((times) => self.postMessage(times));
};

async function measure({ way: place, rows }: StorageTask): Promise<StorageTimes> {
  const way = STORAGE_WAYS[place];
  if (way === undefined) throw new Error(`There is no way ${place}.`);
  const database = await openEmpty(way);
  const saving = { ended: false };
  const saves = saveDrafts(database, saving);
  const writtenMs = await fill(database, way, rows);
  saving.ended = true;
  const began = performance.now();
  const read = await readAll(database, way);
  const readMs = performance.now() - began;
  if (read !== rows) throw new Error(`${way.name}: ${read} rows of ${rows}.`);
  const { usage = 0 } = await navigator.storage.estimate();
  const name = way.name;
  const perSecond = (ms: number): number => rows / (ms / 1000);
  return {
    name,
    writtenPerSecond: perSecond(writtenMs),
    readPerSecond: perSecond(readMs),
    saves: await saves,
    bytes: usage,
  };
}

function openEmpty({ name, create }: StorageWay): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    create(request.result);
    request.result.createObjectStore('draft', { keyPath: 'id' });
    request.result.createObjectStore('state');
  };
  return result(request);
}

/** Milliseconds inside the database; what makes the rows stands outside of them, what packs them inside. */
async function fill(database: IDBDatabase, way: StorageWay, rows: number): Promise<number> {
  let busy = 0;
  for (let from = 0; from < rows; from += PAGE_ROWS) {
    const items = Array.from({ length: Math.min(PAGE_ROWS, rows - from) }, (_, place) => sampleItem(from + place));
    const began = performance.now();
    await putPage(database, way, items);
    busy += performance.now() - began;
  }
  return busy;
}

/** With the cursor, on the disk, as the product's pull does. */
async function putPage(database: IDBDatabase, way: StorageWay, items: readonly SampleItem[]): Promise<void> {
  const encoded = await way.encode(items);
  const transaction = database.transaction([STORE, 'state'], 'readwrite', { durability: 'strict' });
  way.put(transaction.objectStore(STORE), encoded, items);
  transaction.objectStore('state').put(items.length, 'cursor');
  await done(transaction);
}

async function saveDrafts(database: IDBDatabase, saving: { readonly ended: boolean }): Promise<readonly number[]> {
  const saves: number[] = [];
  while (!saving.ended) {
    const began = performance.now();
    const transaction = database.transaction('draft', 'readwrite', { durability: 'strict' });
    transaction.objectStore('draft').put({ id: 1, lines: 'Servicii de consultanță '.repeat(200) });
    await done(transaction);
    saves.push(performance.now() - began);
    await new Promise((wake) => setTimeout(wake, SAVE_EVERY_MS));
  }
  return saves;
}

async function readAll(database: IDBDatabase, { decode, readAtOnce }: StorageWay): Promise<number> {
  let read = 0;
  let range: IDBKeyRange | null = null;
  for (;;) {
    const store = database.transaction(STORE).objectStore(STORE);
    const values: readonly unknown[] = await result(store.getAll(range, readAtOnce));
    for (const value of values) read += await decode(value);
    const last = values.at(-1);
    if (last === undefined || values.length < readAtOnce) return read;
    range = IDBKeyRange.lowerBound(Reflect.get(Object(last), String(store.keyPath)), true);
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
