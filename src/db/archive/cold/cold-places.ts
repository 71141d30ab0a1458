/** Places of documents in blocks and the parts they are in. Pure. */
import { UNCONFIRMED } from '../../rows/stored-row';
import type { ArchiveRow } from '../archive-row';
import { type BlockHeader, type BlockKey, keyOf, PART_ROWS } from './cold-block';

/** Where a document stands. */
export interface ColdPlace {
  readonly header: BlockHeader;
  readonly place: number;
}

/** The living places that the headers do not rule out. */
export function placesWhere(
  headers: readonly BlockHeader[],
  may: (header: BlockHeader, place: number) => boolean,
): readonly ColdPlace[] {
  const places: ColdPlace[] = [];
  for (const header of headers)
    for (let place = 0; place < header.ids.length; place += 1)
      if (header.gone[place] === 0 && may(header, place)) places.push({ header, place });
  return places;
}

/** Bits by which most places are passed over without a look into the set. */
const SIEVE_BITS = 16;
const SIEVE_MASK = (1 << SIEVE_BITS) - 1;

/** The living places whose id may be one of these, by its fingerprint: all places are looked at for each page of a pull. */
export function placesOfPrints(headers: readonly BlockHeader[], prints: ReadonlySet<number>): readonly ColdPlace[] {
  const sieve = new Uint8Array(SIEVE_MASK + 1);
  for (const print of prints) sieve[print & SIEVE_MASK] = 1;
  const places: ColdPlace[] = [];
  for (const header of headers) {
    const { ids, gone } = header;
    for (let place = 0; place < ids.length; place += 1) {
      const print = ids[place] ?? 0;
      if (sieve[print & SIEVE_MASK] === 1 && gone[place] === 0 && prints.has(print)) places.push({ header, place });
    }
  }
  return places;
}

export type PartKey = [...BlockKey, part: number];

export interface PlacesOfPart {
  readonly key: PartKey;
  readonly places: readonly ColdPlace[];
}

/** The places by the part that holds them. */
export function partsOf(places: readonly ColdPlace[]): readonly PlacesOfPart[] {
  const byPart = new Map<string, { readonly key: PartKey; readonly places: ColdPlace[] }>();
  for (const at of places) {
    const key: PartKey = [...keyOf(at.header), Math.floor(at.place / PART_ROWS)];
    const known = byPart.get(key.join());
    if (known === undefined) byPart.set(key.join(), { key, places: [at] });
    else known.places.push(at);
  }
  return [...byPart.values()];
}

export function placeInPart({ place }: ColdPlace): number {
  return place % PART_ROWS;
}

/** What a restored server has not told yet counts as never confirmed. */
export function asConfirmed({ header }: ColdPlace, row: ArchiveRow): ArchiveRow {
  return header.unconfirmed ? { ...row, version: UNCONFIRMED } : row;
}
