/** Documents out of blocks, by what their headers know of them. */
import Dexie from 'dexie';
import type { CondicaDatabase } from '../../condica-database';
import type { ArchiveRow } from '../archive-row';
import { headersNow, newestEdition } from './block-headers';
import { asConfirmed, type ColdPlace, partsOf, placeInPart, placesOfPrints } from './cold-places';
import { fingerprint } from './fingerprint';
import { rowsOfPart } from './packed-row';

export interface ColdRow extends ColdPlace {
  readonly row: ArchiveRow;
}

/**
 * Those of the ids that stand in blocks. A live query hears of them by their keys among the rows, which every writer of a document
 * touches, and of blocks only while one of the ids is missing. `headers`: where they are asked for already.
 */
export async function coldRowsById(
  db: CondicaDatabase,
  ids: readonly string[],
  headers?: ReturnType<typeof headersNow>,
): Promise<ReadonlyMap<string, ColdRow>> {
  if (ids.length === 0) return new Map();
  const wanted = new Set(ids);
  const places = placesOfPrints(await (headers ?? headersNow(db)), new Set(ids.map(fingerprint)));
  const rows = (await rowsAt(db, places)).filter(({ row }) => wanted.has(row.id));
  // Inside a transaction the headers were read by it.
  if (rows.length < wanted.size && Dexie.currentTransaction === null) await newestEdition(db);
  return new Map(rows.map((found) => [found.row.id, found]));
}

/** The rows there; a block that has left meanwhile gives none. */
export async function rowsAt(db: CondicaDatabase, places: readonly ColdPlace[]): Promise<readonly ColdRow[]> {
  if (places.length === 0) return [];
  const groups = partsOf(places);
  const parts = await db.coldPart.bulkGet(groups.map(({ key }) => key));
  return groups.flatMap((group, index) => {
    const part = parts[index];
    if (part === undefined) return [];
    const rows = rowsOfPart(part.companyId, part.bytes);
    return group.places.flatMap((at) => readAt(at, rows[placeInPart(at)]));
  });
}

function readAt(at: ColdPlace, row: ArchiveRow | undefined): ColdRow[] {
  return row === undefined ? [] : [{ ...at, row: asConfirmed(at, row) }];
}
