/** Documents wherever they stand, as rows of their own or in blocks: who reads the archive reads it through these. */
import Dexie, { type Table } from 'dexie';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import type { ArchiveRow } from './archive-row';
import { blockHeaders, headersNow } from './cold/block-headers';
import type { Direction } from './cold/cold-block';
import { coldInOrder } from './cold/cold-order';
import { placesWhere } from './cold/cold-places';
import { type ColdRow, coldRowsById, rowsAt } from './cold/cold-rows';
import { coldTables } from './cold/cold-tables';
import { fingerprint } from './cold/fingerprint';
import { firstInOrder, type OrderedQuestion } from './cold/list-order';

/** The rows' index: company, direction, then the order of the list. */
export const ORDER_INDEX = '[companyId+direction+issueDate+number+id]';

/** What reading documents wherever they stand reads. */
export function documentTables(db: CondicaDatabase): readonly Table[] {
  return [db.archive, ...coldTables(db)];
}

export async function documentRow(db: CondicaDatabase, id: string): Promise<ArchiveRow | undefined> {
  return (await documentRows(db, [id]))[0];
}

/**
 * In the order of the ids; undefined where there is none. Outside of a transaction the rows and what the blocks hold are asked for at once:
 * every key of a search waits for it.
 */
export async function documentRows(
  db: CondicaDatabase,
  ids: readonly string[],
): Promise<readonly (ArchiveRow | undefined)[]> {
  const early = Dexie.currentTransaction === null ? headersNow(db) : undefined;
  const [rows] = await Promise.all([db.archive.bulkGet([...ids]), early]);
  const missing = ids.filter((_, place) => rows[place] === undefined);
  if (missing.length === 0) return rows;
  const found = await coldRowsById(db, missing, early);
  // One may have gone into a block between the two readings.
  const cold = early === undefined || found.size === missing.length ? found : await coldRowsById(db, missing);
  return ids.map((id, place) => rows[place] ?? cold.get(id)?.row);
}

/** A document as it stands, and where in a block it stands, also where a row is newer. */
export interface StandingDocuments {
  /** In the order of the ids. */
  readonly rows: readonly (ArchiveRow | undefined)[];
  readonly cold: ReadonlyMap<string, ColdRow>;
}

/** The same for a transaction that writes: what it leaves in blocks it need not look for again. */
export async function standingDocuments(db: CondicaDatabase, ids: readonly string[]): Promise<StandingDocuments> {
  const [hot, cold] = await Promise.all([db.archive.bulkGet([...ids]), coldRowsById(db, ids)]);
  return { rows: ids.map((id, place) => hot[place] ?? cold.get(id)?.row), cold };
}

export async function documentRowBySha256(
  db: CondicaDatabase,
  companyId: CompanyId,
  sha256: string,
): Promise<ArchiveRow | undefined> {
  const hot = await db.archive.where('[companyId+xmlSha256]').equals([companyId, sha256]).first();
  if (hot !== undefined) return hot;
  const print = fingerprint(sha256);
  const found = await coldRowsWhere(db, companyId, ({ hashes }, place) => hashes[place] === print);
  return found.find(({ xmlSha256 }) => xmlSha256 === sha256);
}

/** Issued from the draft, and settled since. */
export async function settledRowOfDraft(
  db: CondicaDatabase,
  companyId: CompanyId,
  draft: string,
): Promise<ArchiveRow | undefined> {
  const print = fingerprint(draft);
  const found = await coldRowsWhere(db, companyId, ({ drafts }, place) => drafts[place] === print);
  return found.find(({ base }) => base?.draft === draft);
}

async function coldRowsWhere(
  db: CondicaDatabase,
  companyId: CompanyId,
  may: Parameters<typeof placesWhere>[1],
): Promise<readonly ArchiveRow[]> {
  const own = (await blockHeaders(db)).filter((header) => header.companyId === companyId);
  return (await rowsAt(db, placesWhere(own, may))).map(({ row }) => row);
}

/** The first of the list from a position on, either way. */
export async function documentsInOrder(
  db: CondicaDatabase,
  companyId: CompanyId,
  question: OrderedQuestion,
): Promise<readonly ArchiveRow[]> {
  const [hot, cold] = await Promise.all([hotInOrder(db, companyId, question), coldInOrder(db, companyId, question)]);
  // A tab of an early version may have written what stands in a block: the row is newer.
  const rows = new Set<string>(hot.map(({ id }) => id));
  return firstInOrder([...hot, ...cold.filter(({ id }) => !rows.has(id))], question);
}

function hotInOrder(
  db: CondicaDatabase,
  companyId: CompanyId,
  { direction, after, limit, newestFirst }: OrderedQuestion,
): Promise<readonly ArchiveRow[]> {
  const from = [companyId, direction];
  const position = after === null ? [] : [after.issueDate, after.number, after.id];
  const ends = newestFirst
    ? [from, after === null ? [...from, Dexie.maxKey] : [...from, ...position]]
    : [
        [...from, ...position],
        [...from, Dexie.maxKey],
      ];
  const rows = db.archive.where(ORDER_INDEX).between(ends[0], ends[1], false, false);
  return (newestFirst ? rows.reverse() : rows).limit(limit).toArray();
}

/** Each document of the company, in no order, a block at a time. */
export async function eachDocument(
  db: CondicaDatabase,
  companyId: CompanyId,
  direction: Direction,
  each: (row: ArchiveRow) => void,
): Promise<void> {
  await db.archive.filter((row) => row.companyId === companyId && row.direction === direction).each(each);
  for (const header of await blockHeaders(db)) {
    if (header.companyId !== companyId || header.direction !== direction) continue;
    for (const { row } of await rowsAt(
      db,
      placesWhere([header], () => true),
    ))
      each(row);
  }
}
