/** The documents of a row as items of the second copy: an issued invoice's, and those of a transport's steps. */
import type { StoredDocument } from '../../archive/stored-document';
import type { TransportXml } from '../../transport/put-transport-row';
import type { Item } from './copied-stores';

/** What a restore may have taken stands among the newest changes: far more than companies make between two copies of a server. */
export const MOST_ROWS = 5_000;
/** In characters, with their documents: files that drafts attach are rows too. The page writes them at once. */
export const MOST_TEXT = 16 * 1024 * 1024;

/** A document's bytes as the text that they are. */
export type DocumentItem = Omit<StoredDocument, 'bytes'> & { readonly text: string };

export type DocumentStore = 'document' | 'transportXml';
export const DOCUMENT_STORES: readonly DocumentStore[] = ['document', 'transportXml'];

/** Rejects, or gives undefined, where it cannot be read. */
export type ReadOne = (store: DocumentStore, key: string | readonly string[]) => Promise<unknown>;

/** Of an item of the archive, or of a transport. */
export interface Base {
  readonly direction?: unknown;
  readonly sentElsewhere?: unknown;
  readonly steps?: readonly { readonly id: string }[];
}

/** Of what devices give back to a server, as far as it can be read: what others sent ANAF tells again. */
export async function documentsOf(store: string, id: string, base: Base, readOne: ReadOne): Promise<readonly Item[]> {
  if (store === 'archive') return base.direction === 'out' && base.sentElsewhere !== true ? xmlOf(id, readOne) : [];
  if (store !== 'transport') return [];
  const steps = await Promise.all(
    (base.steps ?? []).map((step) => read<TransportXml>(readOne, 'transportXml', step.id)),
  );
  return steps.flatMap((one): Item[] => (one === null ? [] : [['transportXml', one.step, one]]));
}

/** In characters, as they are written. */
export function lengthOf(items: readonly Item[]): number {
  return items.reduce((sum, [, , row]) => sum + JSON.stringify(row).length, 0);
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
