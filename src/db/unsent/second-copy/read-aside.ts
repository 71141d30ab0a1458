/**
 * What is set aside for a restored server (replication/set-aside.ts) is in the second copy by its note. Issued invoices and
 * steps of transports can be given back with their bytes alone, which stand in stores that are not copied: those of them are, while
 * the note names their rows. As of a damaged database, so far as there is room (confirmed-items.ts).
 */
import type { CondicaDatabase } from '../../condica-database';
import { isSetAsideKey, type SetAsideRow, setAsideIn } from '../../replication/set-aside';
import type { KeyValueRow } from '../../settings/key-value-row';
import type { Changes } from './changed-keys';
import { type Item, type ItemKey, nameOf } from './copied-stores';
import { type Base, DOCUMENT_STORES, documentsOf, lengthOf, MOST_ROWS, MOST_TEXT } from './document-items';

/** Whether what these settings set aside has documents: it is read in a transaction over their stores too. */
export function hasDocumentsAside(settings: readonly KeyValueRow[]): boolean {
  return setAsideIn(settings).some(({ rows }) => rows.some(isDocumented));
}

/** Whether a note of what is set aside is among the changes. */
export function areAsideChanged(changes: Changes): boolean {
  const keys = changes.get('kv') ?? [];
  return keys === 'all' || [...keys].some((key) => isSetAsideKey(String(key)));
}

/** The documents that belong to these settings, each once. */
export async function asideDocuments(db: CondicaDatabase, settings: readonly KeyValueRow[]): Promise<readonly Item[]> {
  const items = new Map<string, Item>();
  let room = MOST_TEXT;
  const rows = setAsideIn(settings).flatMap((aside) => aside.rows.filter(isDocumented));
  for (const one of rows.slice(0, MOST_ROWS)) {
    const of = (await documentsIn(db, one)).filter(([store, key]) => !items.has(nameOf([store, key])));
    const length = lengthOf(of);
    if (length > room) continue;
    room -= length;
    for (const item of of) items.set(nameOf([item[0], item[1]]), item);
  }
  return [...items.values()];
}

/** All of them, where some of what is set aside has changed; `gone`: those of `held` that do not belong to it any more. */
export async function readAside(
  db: CondicaDatabase,
  changes: Changes,
  held: { readonly keysOf: (store: string) => readonly ItemKey[] },
): Promise<{ readonly items: readonly Item[]; readonly gone: readonly ItemKey[] }> {
  if (!areAsideChanged(changes)) return { items: [], gone: [] };
  const items = await asideDocuments(db, await db.kv.toArray());
  const names = new Set(items.map(([store, key]) => nameOf([store, key])));
  return { items, gone: DOCUMENT_STORES.flatMap(held.keysOf).filter((key) => !names.has(nameOf(key))) };
}

function isDocumented({ collection }: SetAsideRow): boolean {
  return collection === 'archive' || collection === 'transport';
}

async function documentsIn(db: CondicaDatabase, { collection, id, row, xml }: SetAsideRow): Promise<readonly Item[]> {
  // Its own bytes stand in the note, and what is here is another document's, which the server has.
  if (xml !== undefined || typeof row !== 'object' || row === null) return [];
  // As a database wrote it.
  return documentsOf(collection, id, row as Base, (store, key) =>
    db.table(store).get(typeof key === 'string' ? key : [...key]),
  );
}
