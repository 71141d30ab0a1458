/** The only writers of blocks. Inside a transaction over `coldTables`. */
import Dexie from 'dexie';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../../condica-database';
import { newestEdition } from './block-headers';
import { type BlockHeader, type BlockKey, type BlockPart, type Direction, keyOf } from './cold-block';
import type { ColdPlace } from './cold-places';
import type { PackedBlock } from './pack-block';

/**
 * Blocks of one company. `standsHere` false: the row changed since it was packed and stands elsewhere. Writes nothing of a block none
 * of which stands here. Few steps, each of which waits for the database: a page of a pull is written in no more of them than it needs.
 */
export async function putBlocks(
  db: CondicaDatabase,
  blocks: readonly PackedBlock[],
  standsHere: (id: string) => boolean,
): Promise<void> {
  const living = blocks
    .map((block) => ({ block, gone: goneOf(block, standsHere) }))
    .filter(({ gone }) => gone.includes(0));
  const [first] = living;
  if (first === undefined) return;
  const { companyId } = first.block;
  const directions = [...new Set(living.map(({ block }) => block.direction))];
  const [edition, ...newest] = await Promise.all([
    nextEdition(db),
    ...directions.map((direction) => newestNumber(db, companyId, direction)),
  ]);
  const numbers = new Map(directions.map((direction, place) => [direction, newest[place] ?? 0]));
  await Promise.all(
    living.map(({ block, gone }, place) => {
      const number = (numbers.get(block.direction) ?? 0) + 1;
      numbers.set(block.direction, number);
      return putBlock(db, block, { number, edition: edition + place, gone });
    }),
  );
}

interface Numbered extends Pick<BlockHeader, 'number' | 'edition' | 'gone'> {}

async function putBlock(
  db: CondicaDatabase,
  { companyId, direction, facts, columns, parts }: PackedBlock,
  { number, edition, gone }: Numbered,
): Promise<void> {
  const key = { companyId, direction, number };
  const living = gone.filter((flag) => flag === 0).length;
  await Promise.all([
    db.coldHeader.put({ ...key, ...facts, edition, gone, living, unconfirmed: false }),
    db.coldColumns.put({ ...key, ...columns }),
    putParts(
      db,
      parts.map((bytes, part) => ({ ...key, part, bytes })),
    ),
  ]);
}

function goneOf({ rows }: PackedBlock, standsHere: (id: string) => boolean): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(rows, ({ id }) => (standsHere(id) ? 0 : 1));
}

/** 0 where there is none yet. */
async function newestNumber(db: CondicaDatabase, companyId: CompanyId, direction: Direction): Promise<number> {
  const own = db.coldHeader.where(':id').between([companyId, direction, 0], [companyId, direction, Dexie.maxKey]);
  return (await own.reverse().limit(1).primaryKeys())[0]?.[2] ?? 0;
}

/**
 * Past Dexie, which tells its observers of 50 parts that any may have changed: every list read out of blocks would be read again for each
 * block that comes. What a part says never changes, and a part that is new is in nobody's sight.
 */
function putParts(db: CondicaDatabase, parts: readonly BlockPart[]): PromiseLike<unknown> {
  const transaction = Dexie.currentTransaction?.idbtrans;
  if (transaction === undefined) throw new Error('Blocks are written inside a transaction.');
  const store = transaction.objectStore(db.coldPart.name);
  return new Dexie.Promise((resolve, reject) => {
    const requests = parts.map((part) => store.put(part));
    for (const request of requests) request.onerror = () => reject(request.error);
    const last = requests.at(-1);
    if (last !== undefined) last.onsuccess = resolve;
  });
}

/** These places hold nothing any more. */
export async function leavePlaces(db: CondicaDatabase, places: readonly ColdPlace[]): Promise<void> {
  const byBlock = new Map<string, { readonly key: BlockKey; readonly places: number[] }>();
  for (const { header, place } of places) {
    const key = keyOf(header);
    const known = byBlock.get(key.join());
    if (known === undefined) byBlock.set(key.join(), { key, places: [place] });
    else known.places.push(place);
  }
  for (const block of byBlock.values()) await leaveIn(db, block.key, block.places);
}

async function leaveIn(db: CondicaDatabase, key: BlockKey, places: readonly number[]): Promise<void> {
  const header = await db.coldHeader.get(key);
  if (header === undefined) return;
  const gone = header.gone.slice();
  for (const place of places) gone[place] = 1;
  const living = gone.filter((flag) => flag === 0).length;
  if (living > 0) await putHeader(db, { ...header, gone, living });
  else await deleteBlocks(db, key, key);
}

/** From now on the versions in all blocks of the company count as 0. */
export async function unconfirmBlocks(db: CondicaDatabase, headers: readonly BlockHeader[]): Promise<void> {
  for (const header of headers) await putHeader(db, { ...header, unconfirmed: true });
}

/** All blocks of a company leave. */
export function deleteBlocksOf(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
  return deleteBlocks(db, [companyId], [companyId]);
}

async function deleteBlocks(db: CondicaDatabase, from: readonly unknown[], to: readonly unknown[]): Promise<void> {
  const end = [...to, Dexie.maxKey];
  await db.coldPart.where(':id').between(from, end).delete();
  await db.coldColumns.where(':id').between(from, end).delete();
  await db.coldHeader.where(':id').between(from, end).delete();
  // The edition must not fall back to one that was there: another reader may have kept it.
  const [other] = await db.coldHeader.orderBy('edition').reverse().limit(1).toArray();
  if (other !== undefined) await putHeader(db, other);
}

async function putHeader(db: CondicaDatabase, header: BlockHeader): Promise<void> {
  await db.coldHeader.put({ ...header, edition: await nextEdition(db) });
}

/** The first is drawn, so that blocks written after all had left are not taken for those before. */
async function nextEdition(db: CondicaDatabase): Promise<number> {
  const newest = await newestEdition(db);
  return (newest === 0 ? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) : newest) + 1;
}
