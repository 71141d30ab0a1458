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
import type { StoredDocument } from '../../archive/stored-document';
import { pulledFromKey } from '../../replication/pulled-from';
import type { TransportXml } from '../../transport/put-transport-row';
import { type Item, ROW_STORES } from './copied-stores';

/** What a restore may have taken stands among the newest changes: far more than companies make between two copies of a server. */
const MOST_ROWS = 5_000;
/** In characters, with their documents: files that drafts attach are rows too. The page writes them at once. */
const MOST_TEXT = 16 * 1024 * 1024;

/** A document's bytes as the text that they are. */
export type DocumentItem = Omit<StoredDocument, 'bytes'> & { readonly text: string };

/** Rejects, or gives undefined, where it cannot be read. */
export type ReadOne = (store: 'document' | 'transportXml', key: string | readonly string[]) => Promise<unknown>;

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

/** Of an item of the archive, or of a transport. */
interface Base {
  readonly direction?: unknown;
  readonly sentElsewhere?: unknown;
  readonly steps?: readonly { readonly id: string }[];
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
    const of: readonly Item[] = [[one.store, one.id, one.row], ...(await documentsOf(one, readOne))];
    const length = of.reduce((sum, [, , row]) => sum + JSON.stringify(row).length, 0);
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

async function documentsOf({ store, id, row: { base } }: Confirmed, readOne: ReadOne): Promise<readonly Item[]> {
  if (store === 'archive') return base.direction === 'out' && base.sentElsewhere !== true ? xmlOf(id, readOne) : [];
  if (store !== 'transport') return [];
  const steps = await Promise.all(
    (base.steps ?? []).map((step) => read<TransportXml>(readOne, 'transportXml', step.id)),
  );
  return steps.flatMap((one): Item[] => (one === null ? [] : [['transportXml', one.step, one]]));
}

async function xmlOf(id: string, readOne: ReadOne): Promise<readonly Item[]> {
  const stored = await read<StoredDocument>(readOne, 'document', [id, 'xml']);
  if (stored === null) return [];
  const { bytes, ...facts } = stored;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return [['document', id, { ...facts, text } satisfies DocumentItem]];
}

/** Null where it is not there, or cannot be read. */
async function read<T>(readOne: ReadOne, ...asked: Parameters<ReadOne>): Promise<T | null> {
  const found = await readOne(...asked).catch(() => undefined);
  // The store holds what src/db wrote.
  return typeof found === 'object' && found !== null ? (found as T) : null;
}
