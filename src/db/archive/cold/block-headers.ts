/**
 * The headers of all blocks as this handle has last read them.
 *
 * Invariants: what is kept was committed (a transaction that writes keeps nothing of what it reads), and is used only while its
 * edition is the store's. Headers of a company that left may stand here until the next edition: their parts are not found.
 */
import Dexie from 'dexie';
import type { CondicaDatabase } from '../../condica-database';
import { type BlockHeader, keyOf } from './cold-block';

interface KeptHeaders {
  readonly edition: number;
  readonly byKey: ReadonlyMap<string, BlockHeader>;
}

/** What the store has, as far as it is newer than what is kept. */
interface NewerHeaders {
  /** 0 where there is no block. */
  readonly edition: number;
  readonly newer: readonly BlockHeader[];
}

const KEPT = new WeakMap<CondicaDatabase, KeptHeaders>();
const NOTHING: KeptHeaders = { edition: 0, byKey: new Map() };

/** Of all companies. A live query that asks is asked again whenever a block was written. */
export async function blockHeaders(db: CondicaDatabase): Promise<readonly BlockHeader[]> {
  await newestEdition(db);
  return headersNow(db);
}

/** The same for who is told otherwise of what it looks at: a page of a pull writes blocks that concern no row in sight. */
export async function headersNow(db: CondicaDatabase): Promise<readonly BlockHeader[]> {
  const kept = KEPT.get(db) ?? NOTHING;
  const inside = Dexie.currentTransaction !== null;
  const since = (from: number) => (inside ? newerInside(db, from) : newerCommitted(db, from));
  const read = await since(kept.edition);
  // All blocks have left since, or a transaction began before the last one came.
  const fellBack = read.edition < kept.edition;
  const byKey = new Map(fellBack ? [] : kept.byKey);
  const { edition, newer } = fellBack ? await since(0) : read;
  for (const header of newer) byKey.set(keyOf(header).join(), header);
  if (!inside) KEPT.set(db, { edition, byKey });
  return [...byKey.values()];
}

async function newerInside(db: CondicaDatabase, from: number): Promise<NewerHeaders> {
  const edition = await newestEdition(db);
  const newer = edition > from ? await db.coldHeader.where('edition').above(from).toArray() : [];
  return { edition, newer };
}

/** Past Dexie, whose live queries would take part in it. */
async function newerCommitted(db: CondicaDatabase, from: number): Promise<NewerHeaders> {
  if (!db.isOpen()) await db.open();
  const index = db.backendDB().transaction('coldHeader').objectStore('coldHeader').index('edition');
  const [newest, newer] = await Promise.all([
    result(index.openKeyCursor(null, 'prev')),
    result<BlockHeader[]>(index.getAll(db.keyRange.lowerBound(from, true))),
  ]);
  return { edition: typeof newest?.key === 'number' ? newest.key : 0, newer };
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** 0 where there is no block. */
export async function newestEdition(db: CondicaDatabase): Promise<number> {
  const [newest] = await db.coldHeader.orderBy('edition').reverse().limit(1).keys();
  return typeof newest === 'number' ? newest : 0;
}
