/** Reads of one moment of the database what is copied of it. */
import type { CondicaDatabase } from '../../condica-database';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { storedDevice } from '../../settings/device-identity';
import type { KeyValueRow } from '../../settings/key-value-row';
import type { Changes } from './changed-keys';
import { COPIED_STORES, type Item, type ItemKey, isCopied, nameOf, ROW_STORES, SMALL_STORES } from './copied-stores';
import { DOCUMENT_STORES } from './document-items';
import { isFile, namedBy, namedFiles, noteOfConfirmed } from './named-files';
import { areAsideChanged, asideDocuments, hasDocumentsAside, readAside } from './read-aside';

const NO_FILES: ReadonlySet<string> = new Set();

export interface OwnRows {
  readonly items: readonly Item[];
  /** What was asked for and is not there, or not to be copied any more. */
  readonly gone: readonly ItemKey[];
}

/** What the copy holds, as far as reading must know it. */
export interface Held {
  /** Names of the items (nameOf). */
  readonly has: (name: string) => boolean;
  readonly keysOf: (store: string) => readonly ItemKey[];
  /** What an entry that it holds names. */
  readonly namedBy: (seq: string | number) => readonly ItemKey[];
  /** Names of the files that the entries which it holds name, but for these entries. */
  readonly filesBeside: (seqs: readonly (string | number)[]) => ReadonlySet<string>;
}

/** With those of documents: of what is set aside. */
const EVERY_STORE: readonly string[] = [...COPIED_STORES, ...DOCUMENT_STORES];

interface Part extends OwnRows {
  readonly last: number;
  readonly rest: boolean;
}

/**
 * Entries from `after` on, the oldest first, with their rows; `rest`: more of them stand behind. Null where the database does not
 * know its device: it is new, and the copy beside it may be all that is left of another.
 */
export async function readPart(db: CondicaDatabase, after: number, limit: number): Promise<Part | null> {
  const part = await readPartWithin(db, COPIED_STORES, after, limit);
  return part === 'wider' ? ((await readPartWithin(db, EVERY_STORE, after, limit)) as Part | null) : part;
}

/** `wider`: with documents; never over their stores. */
function readPartWithin(
  db: CondicaDatabase,
  stores: readonly string[],
  after: number,
  limit: number,
): Promise<Part | null | 'wider'> {
  return db.transaction('r', [...stores], async () => {
    if ((await storedDevice(db)) === undefined) return null;
    const entries = await db.outbox.where('seq').above(after).limit(limit).toArray();
    const rest = entries.length === limit;
    const small = rest ? [] : (await Promise.all(SMALL_STORES.map((store) => wholeStore(db, store)))).flat();
    const settings = settingsAmong(small);
    if (hasDocumentsAside(settings) && stores !== EVERY_STORE) return 'wider';
    const rows = await readRows(db, entries.flatMap(namedBy), namedFiles(entries));
    const items = [...entries.map(entryItem), ...rows.items, ...small, ...(await asideDocuments(db, settings))];
    return { items, gone: [], last: entries.at(-1)?.seq ?? after, rest };
  });
}

/** What was changed, and with an entry its rows: they change together. Null as above. */
export async function readChanged(db: CondicaDatabase, changes: Changes, held: Held): Promise<OwnRows | null> {
  const near = areAsideChanged(changes) ? EVERY_STORE : await storesNear(db, changes, held);
  const found = await readWithin(db, near, changes, held);
  return found === 'wider' ? ((await readWithin(db, COPIED_STORES, changes, held)) as OwnRows | null) : found;
}

/**
 * The stores of what has changed, as it stands now. A transaction over all of them would wait for a page of documents that is written, and
 * the next save of a draft for it.
 */
async function storesNear(db: CondicaDatabase, changes: Changes, held: Held): Promise<readonly string[]> {
  if (changes.get('outbox') === 'all') return COPIED_STORES;
  const seqs = askedOf('outbox', changes, held).map(([, seq]) => seq as number);
  const entries = seqs.length === 0 ? [] : await db.outbox.bulkGet(seqs);
  const rows = [...entries.flatMap((entry) => entry ?? []).flatMap(namedBy), ...seqs.flatMap(held.namedBy)];
  return [...new Set(['outbox', ...SMALL_STORES, ...[...rows, ...changedRows(changes, held)].map(([store]) => store)])];
}

/** `wider`: an entry that came meanwhile has its rows elsewhere; never over all stores. */
function readWithin(
  db: CondicaDatabase,
  stores: readonly string[],
  changes: Changes,
  held: Held,
): Promise<OwnRows | null | 'wider'> {
  return db.transaction('r', [...stores], async () => {
    const asked = ['outbox', ...SMALL_STORES].flatMap((store) => askedOf(store, changes, held));
    const whole = ['outbox', ...SMALL_STORES].filter((store) => changes.get(store) === 'all');
    // In as few turns as can be: the next save of what has changed waits for this.
    const [device, ...found] = await Promise.all([
      storedDevice(db),
      readRows(db, asked, NO_FILES),
      ...whole.map(async (store) => onlyItems(await wholeStore(db, store))),
    ]);
    if (device === undefined) return null;
    const items = found.flatMap((one) => one.items);
    const entries = items.flatMap(([store, , row]) => (store === 'outbox' ? [row as OutboxEntry] : []));
    const seqs = asked.flatMap(([store, key]) => (store === 'outbox' ? [key] : []));
    const near = [...entries.flatMap(namedBy), ...seqs.flatMap(held.namedBy), ...changedRows(changes, held)];
    if (near.some(([store]) => !stores.includes(store))) return 'wider';
    const files = near.some(isFile) ? new Set([...namedFiles(entries), ...held.filesBeside(seqs)]) : NO_FILES;
    // A file of megabytes is not read again with each save of the draft that names it.
    const stands = (key: ItemKey): boolean =>
      isFile(key) && files.has(nameOf(key)) && held.has(nameOf(key)) && !hasChanged(key, changes);
    const rows = await readRows(
      db,
      near.filter((key) => !stands(key)),
      files,
    );
    return joined([...found, rows, await readAside(db, changes, held)]);
  });
}

function hasChanged([store, key]: ItemKey, changes: Changes): boolean {
  const keys = changes.get(store);
  return keys === 'all' || keys?.has(key) === true;
}

/** The rows of entries that changed, as far as the copy holds them. */
function changedRows(changes: Changes, held: Held): readonly ItemKey[] {
  return ROW_STORES.flatMap((store) => askedOf(store, changes, held).filter((key) => held.has(nameOf(key))));
}

/** Where too many changed: those that the copy holds. */
function askedOf(store: string, changes: Changes, held: Held): readonly ItemKey[] {
  const keys = changes.get(store);
  if (keys === undefined) return [];
  return keys === 'all' ? held.keysOf(store) : [...keys].map((key) => [store, key] as const);
}

/** `files`: names of those that a change names. */
async function readRows(db: CondicaDatabase, asked: readonly ItemKey[], files: ReadonlySet<string>): Promise<OwnRows> {
  const keys = [...new Map(asked.map((key) => [nameOf(key), key])).values()];
  const byStore = [...new Set(keys.map(([store]) => store))].map(async (store): Promise<OwnRows> => {
    const items: Item[] = [];
    const gone: ItemKey[] = [];
    const of = keys.filter(([name]) => name === store);
    const rows = await db.table<object>(store).bulkGet(of.map(([, key]) => key));
    for (const [place, key] of of.entries()) {
      const row = rows[place];
      if (row !== undefined && (await isToCopy(db, [...key, row], files))) items.push([...key, row]);
      else gone.push(key);
    }
    return { items, gone };
  });
  return joined(await Promise.all(byStore));
}

function joined(parts: readonly OwnRows[]): OwnRows {
  return { items: parts.flatMap(({ items }) => items), gone: parts.flatMap(({ gone }) => gone) };
}

async function isToCopy(db: CondicaDatabase, [store, key, row]: Item, files: ReadonlySet<string>): Promise<boolean> {
  if (isCopied(store, row)) return true;
  const note = files.has(nameOf([store, key])) ? noteOfConfirmed(row) : null;
  return note !== null && (await db.kv.get(note)) !== undefined;
}

async function wholeStore(db: CondicaDatabase, store: string): Promise<readonly Item[]> {
  const table = db.table<object>(store);
  const [keys, rows] = [await table.toCollection().primaryKeys(), await table.toArray()];
  return rows.flatMap((row, place): Item[] => {
    const key: unknown = keys[place];
    const named = typeof key === 'string' || typeof key === 'number';
    return named && isCopied(store, row) ? [[store, key, row]] : [];
  });
}

function settingsAmong(items: readonly Item[]): readonly KeyValueRow[] {
  return items.flatMap(([store, , row]) => (store === 'kv' ? [row as KeyValueRow] : []));
}

function onlyItems(items: readonly Item[]): OwnRows {
  return { items, gone: [] };
}

function entryItem(entry: OutboxEntry): Item {
  return ['outbox', entry.seq, entry];
}
