/** The newest documents of a start that stand in blocks: their parts are read with the page. */
import type { ArchiveRow } from '../archive/archive-row';
import type { BlockHeader, BlockPart } from '../archive/cold/cold-block';
import { asConfirmed, type PartKey, type PlacesOfPart, partsOf, placeInPart } from '../archive/cold/cold-places';
import { firstInOrder, type OrderedQuestion, placesNear } from '../archive/cold/list-order';
import { rowsOfPart } from '../archive/cold/packed-row';

export interface ReadPart extends PlacesOfPart {
  readonly part: BlockPart | undefined;
}

/** `read`: inside the transaction of the page, by requests alone. */
export function readParts(
  headers: readonly BlockHeader[],
  limit: number,
  read: (key: PartKey) => Promise<BlockPart | undefined>,
): Promise<readonly ReadPart[]> {
  const wanted = partsOf(placesNear(headers, newestOf(limit)));
  return Promise.all(wanted.map(async (part) => ({ ...part, part: await read(part.key) })));
}

/** The list with the rows of the blocks that belong to it. */
export function withPacked<L extends { readonly rows: readonly ArchiveRow[] }>(
  list: L,
  packed: readonly ReadPart[],
  limit: number,
): L {
  const cold = packed.flatMap(rowsOf);
  return { ...list, rows: firstInOrder([...list.rows, ...cold], newestOf(limit)) };
}

function newestOf(limit: number): OrderedQuestion {
  return { direction: 'out', after: null, limit, newestFirst: true };
}

function rowsOf({ places, part }: ReadPart): readonly ArchiveRow[] {
  if (part === undefined) return [];
  const rows = rowsOfPart(part.companyId, part.bytes);
  return places.flatMap((at) => {
    const row = rows[placeInPart(at)];
    return row === undefined ? [] : [asConfirmed(at, row)];
  });
}
