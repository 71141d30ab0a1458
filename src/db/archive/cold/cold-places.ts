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

/** Low bits of a fingerprint: of two hundred thousand places a few hundred are asked further. */
const FILTER_BITS = 0xffff;

/** The living places of ids that may be these, by the ids' fingerprints: asked of every place of the archive at each key of a search. */
export function placesOfPrints(headers: readonly BlockHeader[], prints: ReadonlySet<number>): readonly ColdPlace[] {
  const filter = new Uint8Array(FILTER_BITS + 1);
  for (const print of prints) filter[print & FILTER_BITS] = 1;
  const places: ColdPlace[] = [];
  for (const header of headers) {
    const { ids, gone } = header;
    for (let place = 0; place < ids.length; place += 1) {
      const print = ids[place] ?? 0;
      if (filter[print & FILTER_BITS] === 1 && prints.has(print) && gone[place] === 0) places.push({ header, place });
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
