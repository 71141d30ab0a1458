/**
 * A server restored from an older copy has lost what came after it; this device may be the only place where that still is.
 *
 *   head < cursor, or  ─► rows newer than the head, or than the restored copy, are set aside whole; every version counts
 *   another epoch          as unconfirmed; the cursor starts again ─► pulled to the head ─► what was set aside, and what no
 *                          page has told, is sent again as far as the server lacks it
 *
 * Leases are given back whole, whatever their version, before the invoices that bear their numbers: their devices have
 * drawn from them since, and the series waits until it has heard of all (give-back-leases.ts).
 *
 * Sending again is safe: the server takes an equal row, or an invoice with the same id and bytes, once, from however many
 * devices; ANAF's own verdict of a duplicate is settled by bytes.
 */
import * as v from 'valibot';
import type { CollectionName } from '@/api/collections';
import { type CompanyId, companyIdSchema, type Version } from '@/api/ids';
import { takeConfirmation, unconfirmedInBlocks } from '../archive/cold/unconfirmed';
import type { StoredDocument } from '../archive/stored-document';
import { ROWS_NAMES } from '../collections/collections';
import type { CondicaDatabase } from '../condica-database';
import { isCollectionName, knownRow } from '../rows/known-row';
import { UNCONFIRMED } from '../rows/stored-row';
import { noteKey } from '../settings/company-notes';
import type { KeyValueRow } from '../settings/key-value-row';
import { lowerVersionsSeen } from './removals-seen';
import { knownEpoch, type SyncStateRow } from './sync-state';

/** What the server had confirmed after the point to which it was restored. */
export interface SetAsideRow {
  readonly collection: CollectionName;
  readonly id: string;
  readonly row: unknown;
  /** Of a document in whose place the restored server tells another one: its bytes, which are nowhere else. */
  readonly xml?: string;
}

/** Of whatever collection. */
interface NamedRow {
  readonly collection: string;
  readonly id: string;
}

const KEY = 'restoredServer';
const noteSchema = v.object({
  companyId: companyIdSchema,
  at: v.string(),
  rows: v.array(
    v.object({
      collection: v.custom<CollectionName>((name) => typeof name === 'string' && isCollectionName(name)),
      id: v.string(),
      row: v.unknown(),
      xml: v.exactOptional(v.string()),
    }),
  ),
  /** In the versions of the server as it stands now: what is newer was written since. Absent in notes of older versions. */
  lostAfter: v.optional(v.number()),
  /** The database that may have lost them, as this device knew it. Absent where it told no epoch, and in notes of older versions. */
  lostEpoch: v.exactOptional(v.string()),
  /** Until what the server lacks was sent again. */
  waiting: v.optional(v.boolean(), false),
});

/** In the order in which they are given back: a series, what stands alone, intervals of numbers, invoices with their numbers, declarations of transport. */
const GIVEN_BACK: readonly CollectionName[] = [...ROWS_NAMES, 'lease', 'archive', 'transport'];

/** Inside the transaction of the page that told it. `lostAfter`: beyond this version the server may have lost something. */
export async function noteRestoredServer(
  db: CondicaDatabase,
  { companyId, ...state }: Omit<SyncStateRow, 'cursor'>,
  lostAfter: Version,
): Promise<void> {
  const before = await readNote(db, companyId);
  const rows: SetAsideRow[] = [...(before?.rows ?? [])];
  for (const collection of GIVEN_BACK) {
    const table = db.table(collection);
    const own = table.filter((row) => row.companyId === companyId);
    for (const { id, version, base } of await own.toArray())
      if (base !== null && (version > lostAfter || collection === 'lease')) rows.push({ collection, id, row: base });
    await own.modify({ version: UNCONFIRMED });
  }
  for (const { id, base } of await takeConfirmation(db, companyId, lostAfter))
    rows.push({ collection: 'archive', id, row: base });
  await lowerVersionsSeen(db, companyId, lostAfter);
  // Of what still waited to be given back the earlier database is the one that had it.
  const lostEpoch = isWaiting(before) ? before.lostEpoch : await knownEpoch(db, companyId);
  const note = { companyId, at: state.pulledAt, rows, lostAfter, ...(lostEpoch === undefined ? {} : { lostEpoch }) };
  await db.kv.put({ key: keyOf(companyId), value: { ...note, waiting: true } });
  await db.syncState.put({ companyId, ...state, cursor: UNCONFIRMED });
}

/** Whether something waits to be given back once the company is pulled to its head. */
export async function isGivingBack(db: CondicaDatabase, companyId: CompanyId): Promise<boolean> {
  return isWaiting(await readNote(db, companyId));
}

function isWaiting(note: Note | null): note is Note {
  return note !== null && (note.waiting || note.rows.length > 0);
}

export interface SetAside {
  readonly rows: readonly SetAsideRow[];
  /** What the server has in a newer version was written since it came from its copy. */
  readonly lostAfter: number;
  /** The database that had them; undefined: not known. */
  readonly lostEpoch: string | undefined;
}

/** Takes the rows out, to be sent again in the same transaction. */
export async function takeSetAside(db: CondicaDatabase, companyId: CompanyId): Promise<SetAside> {
  const note = await readNote(db, companyId);
  if (note === null) return { rows: [], lostAfter: Number.MAX_SAFE_INTEGER, lostEpoch: undefined };
  const rows = [...note.rows, ...(note.waiting ? await untoldRows(db, note) : [])];
  await db.kv.put({ key: keyOf(companyId), value: { ...note, rows: [], waiting: false } });
  const inOrder = rows.toSorted((a, b) => GIVEN_BACK.indexOf(a.collection) - GIVEN_BACK.indexOf(b.collection));
  return { rows: inOrder, lostAfter: note.lostAfter ?? Number.MAX_SAFE_INTEGER, lostEpoch: note.lostEpoch };
}

/** What the server answers of the row until it was given back is of a row that lacks what was lost. */
export async function isSetAside(db: CondicaDatabase, companyId: CompanyId, row: NamedRow): Promise<boolean> {
  const note = await readNote(db, companyId);
  return note?.rows.some((one) => isSame(one, row)) === true;
}

/** Of which company what is. */
export interface CompanySetAside {
  readonly companyId: CompanyId;
  readonly rows: readonly SetAsideRow[];
}

/** Those notes among the settings. */
export function isSetAsideKey(key: string): boolean {
  return key.startsWith(noteKey(KEY, ''));
}

/** What they say, of every company. */
export function setAsideIn(settings: readonly Pick<KeyValueRow, 'key' | 'value'>[]): readonly CompanySetAside[] {
  return notesIn(settings);
}

/** Before another document takes their place here. Inside the transaction of the server's word, over the notes too. */
export async function keepSetAsideBytes(
  db: CondicaDatabase,
  { companyId, invoiceId, sha256, bytes }: StoredDocument,
): Promise<void> {
  const note = await readNote(db, companyId);
  if (note === null) return;
  const isOf = ({ collection, id, row }: SetAsideRow): boolean =>
    collection === 'archive' && id === invoiceId && knownRow('archive', row)?.xmlSha256 === sha256;
  if (!note.rows.some(isOf)) return;
  const xml = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const rows = note.rows.map((one) => (isOf(one) ? { ...one, xml } : one));
  await db.kv.put({ key: keyOf(companyId), value: { ...note, rows } });
}

/** What the person has removed meanwhile. Inside the transaction of the removal's answer. */
export async function forgetSetAside(db: CondicaDatabase, companyId: CompanyId, row: NamedRow): Promise<void> {
  const note = await readNote(db, companyId);
  const rows = note?.rows.filter((one) => !isSame(one, row));
  if (note === null || rows === undefined || rows.length === note.rows.length) return;
  await db.kv.put({ key: keyOf(companyId), value: { ...note, rows } });
}

/** Pulled from the beginning, and no page told them: the server does not know that they ever were. */
async function untoldRows(db: CondicaDatabase, { companyId, rows }: Note): Promise<readonly SetAsideRow[]> {
  const known = new Set(rows.map(({ collection, id }) => `${collection} ${id}`));
  const untold: SetAsideRow[] = [];
  for (const collection of GIVEN_BACK) {
    const own = db.table(collection).filter((row) => row.companyId === companyId && row.version === UNCONFIRMED);
    for (const { id, base } of await own.toArray())
      if (base !== null && !known.has(`${collection} ${id}`)) untold.push({ collection, id, row: base });
  }
  for (const { id, base } of await unconfirmedInBlocks(db, companyId))
    if (!known.has(`archive ${id}`)) untold.push({ collection: 'archive', id, row: base });
  return untold;
}

/** When a restored server was last met by any company of this database, ISO instant; null: never. */
export async function restoredServerSince(db: CondicaDatabase): Promise<string | null> {
  const notes = notesIn(await db.kv.where('key').startsWith(noteKey(KEY, '')).toArray());
  return (
    notes
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? null
  );
}

function isSame(one: NamedRow, other: NamedRow): boolean {
  return one.collection === other.collection && one.id === other.id;
}

const keyOf = (companyId: CompanyId) => noteKey(KEY, companyId);

type Note = v.InferOutput<typeof noteSchema>;

function notesIn(settings: readonly Pick<KeyValueRow, 'key' | 'value'>[]): readonly Note[] {
  return settings.flatMap(({ key, value }) => {
    const note = isSetAsideKey(key) ? v.safeParse(noteSchema, value) : null;
    return note?.success === true ? [note.output] : [];
  });
}

async function readNote(db: CondicaDatabase, companyId: CompanyId): Promise<Note | null> {
  const note = v.safeParse(noteSchema, (await db.kv.get(keyOf(companyId)))?.value);
  return note.success ? note.output : null;
}
