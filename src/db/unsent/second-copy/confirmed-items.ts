/**
 * What of a damaged database a server had confirmed last. It is saved with what is unsent, for that server may have been put back to
 * an older copy since: put into the new database under its versions, it is met as a device that lost nothing is met, and given back
 * (docs/decisions/0009). What is in blocks settled long ago (archive/cold).
 *
 * Invariants:
 * 1. Only of companies of which it is known from which database of the server they were pulled: of others no version says anything,
 *    and what the server removed meanwhile would stay here for ever.
 * 2. An issued document goes with its row where its bytes can be read, a step of a transport with its document: without them neither
 *    can be given back.
 */
import { pulledFromKey } from '../../replication/pulled-from';
import { type Item, ROW_STORES } from './copied-stores';
import { type Base, documentsOf, lengthOf, MOST_ROWS, MOST_TEXT, type ReadOne } from './document-items';

interface Confirmed {
  readonly store: string;
  readonly id: string;
  readonly row: ConfirmedRow;
}

/** As src/db wrote it, of this version or an earlier one. */
interface ConfirmedRow {
  readonly companyId: number;
  readonly version: number;
  readonly base: Base;
}

/**
 * `left`: all rows by store, as far as they can be read; `kept`: what is saved in any case, which says from where was pulled. Of
 * each company the newest first; what finds no more room is left out.
 */
export async function confirmedItems(
  left: ReadonlyMap<string, readonly Item[]>,
  kept: readonly Item[],
  readOne: ReadOne,
): Promise<readonly Item[]> {
  const keys = new Set(kept.flatMap(([store, key]) => (store === 'kv' ? [key] : [])));
  const rows = ROW_STORES.flatMap((store) => (left.get(store) ?? []).flatMap((item) => confirmedIn(store, item)));
  const ofKnown = rows.filter(({ row }) => keys.has(pulledFromKey(row.companyId)));
  const items: Item[] = [];
  let room = MOST_TEXT;
  for (const one of newestOf(ofKnown)) {
    const { store, id, row } = one;
    const of: readonly Item[] = [[store, id, row], ...(await documentsOf(store, id, row.base, readOne))];
    const length = lengthOf(of);
    if (length > room) continue;
    room -= length;
    items.push(...of);
  }
  return items;
}

function confirmedIn(store: string, [, key, row]: Item): readonly Confirmed[] {
  return typeof key === 'string' && isConfirmed(row) ? [{ store, id: key, row }] : [];
}

function isConfirmed(row: object): row is ConfirmedRow {
  if (!('companyId' in row && 'version' in row && 'base' in row)) return false;
  const { companyId, version, base } = row;
  return typeof companyId === 'number' && typeof version === 'number' && typeof base === 'object' && base !== null;
}

/** By their place in their company: versions of two of them say nothing of each other. */
function newestOf(rows: readonly Confirmed[]): readonly Confirmed[] {
  const places = new Map<number, number>();
  const placed = rows
    .toSorted((a, b) => recency(b) - recency(a))
    .map((one) => {
      const place = places.get(one.row.companyId) ?? 0;
      places.set(one.row.companyId, place + 1);
      return { one, place };
    });
  return placed
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST_ROWS)
    .map(({ one }) => one);
}

/** What a restored server has not told again yet counts as unconfirmed, and goes before all. */
function recency({ row: { version } }: Confirmed): number {
  return version === 0 ? Number.MAX_SAFE_INTEGER : version;
}
