/**
 * What a restored server had confirmed before and may lack now, of each company, until it is given back (restored-server.ts): a note
 * among the settings, which the second copy holds too, with the documents of what it names.
 */
import * as v from 'valibot';
import type { CollectionName } from '@/api/collections';
import { type CompanyId, companyIdSchema } from '@/api/ids';
import type { StoredDocument } from '../archive/stored-document';
import type { CondicaDatabase } from '../condica-database';
import { isCollectionName, knownRow } from '../rows/known-row';
import { noteKey } from '../settings/company-notes';
import type { KeyValueRow } from '../settings/key-value-row';

/** What the server had confirmed after the point to which it was restored. */
export interface SetAsideRow {
  readonly collection: CollectionName;
  readonly id: string;
  readonly row: unknown;
  /** Of a document in whose place the restored server tells another one: its bytes, which are nowhere else. */
  readonly xml?: string;
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
export type SetAsideNote = v.InferOutput<typeof noteSchema>;

export async function readSetAside(db: CondicaDatabase, companyId: CompanyId): Promise<SetAsideNote | null> {
  const note = v.safeParse(noteSchema, (await db.kv.get(noteKey(KEY, companyId)))?.value);
  return note.success ? note.output : null;
}

export async function putSetAside(db: CondicaDatabase, note: SetAsideNote): Promise<void> {
  await db.kv.put({ key: noteKey(KEY, note.companyId), value: note });
}

/** Whether something waits to be given back once the company is pulled to its head. */
export async function isGivingBack(db: CondicaDatabase, companyId: CompanyId): Promise<boolean> {
  return isWaiting(await readSetAside(db, companyId));
}

export function isWaiting(note: SetAsideNote | null): note is SetAsideNote {
  return note !== null && (note.waiting || note.rows.length > 0);
}

/** What the server answers of the row until it was given back is of a row that lacks what was lost. */
export async function isSetAside(
  db: CondicaDatabase,
  companyId: CompanyId,
  { collection, id }: { readonly collection: string; readonly id: string },
): Promise<boolean> {
  const note = await readSetAside(db, companyId);
  return note?.rows.some((row) => row.collection === collection && row.id === id) === true;
}

/** Those notes among the settings. */
export function isSetAsideKey(key: string): boolean {
  return key.startsWith(noteKey(KEY, ''));
}

/** What they say, of every company. */
export function setAsideIn(settings: readonly KeyValueRow[]): readonly SetAsideNote[] {
  return settings.flatMap(({ key, value }) => {
    const note = isSetAsideKey(key) ? v.safeParse(noteSchema, value) : null;
    return note?.success === true ? [note.output] : [];
  });
}

/** Before another document takes their place here. Inside the transaction of the server's word, over the notes too. */
export async function keepSetAsideBytes(
  db: CondicaDatabase,
  { companyId, invoiceId, sha256, bytes }: StoredDocument,
): Promise<void> {
  const note = await readSetAside(db, companyId);
  if (note === null) return;
  const isOf = ({ collection, id, row }: SetAsideRow): boolean =>
    collection === 'archive' && id === invoiceId && knownRow('archive', row)?.xmlSha256 === sha256;
  if (!note.rows.some(isOf)) return;
  const xml = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const rows = note.rows.map((one) => (isOf(one) ? { ...one, xml } : one));
  await putSetAside(db, { ...note, rows });
}

/** When a restored server was last met by any company of this database, ISO instant; null: never. */
export async function restoredServerSince(db: CondicaDatabase): Promise<string | null> {
  const notes = setAsideIn(await db.kv.where('key').startsWith(noteKey(KEY, '')).toArray());
  const instants = notes.map(({ at }) => at).sort();
  return instants.at(-1) ?? null;
}
