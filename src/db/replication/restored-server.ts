/**
 * A server restored from an older copy has lost what came after it; this device may be the only place where that still is.
 *
 *   page says head < cursor ─► rows newer than the head are set aside whole; every version counts as unconfirmed;
 *                              the cursor starts again ─► pulled to the head ─► what the server lacks is sent again
 *
 * Sending again is safe: the server takes an equal row, or an invoice with the same id and bytes, once, from however many
 * devices; ANAF's own verdict of a duplicate is settled by bytes.
 */
import * as v from 'valibot';
import { type CompanyId, companyIdSchema, type Version } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { UNCONFIRMED } from '../rows/add-row';

/** Collections whose rows can be sent again; a lease is the server's alone. */
export const RESENT_COLLECTIONS = [
  'partner',
  'product',
  'serial',
  'vatRate',
  'paymentMethod',
  'draft',
  'archive',
] as const;
export type ResentCollection = (typeof RESENT_COLLECTIONS)[number];

/** What the server had confirmed after the point to which it was restored. */
export interface SetAsideRow {
  readonly collection: ResentCollection;
  readonly id: string;
  readonly row: unknown;
}

const KEY = 'restoredServer';
const noteSchema = v.object({
  companyId: companyIdSchema,
  at: v.string(),
  rows: v.array(v.object({ collection: v.picklist(RESENT_COLLECTIONS), id: v.string(), row: v.unknown() })),
});

/** Inside the transaction of the page that told it. */
export async function noteRestoredServer(
  db: CondicaDatabase,
  companyId: CompanyId,
  head: Version,
  at: string,
): Promise<void> {
  const rows: SetAsideRow[] = [...((await readNote(db, companyId))?.rows ?? [])];
  for (const collection of RESENT_COLLECTIONS) {
    const table = db.table(collection);
    const own = table.filter((row) => row.companyId === companyId);
    for (const { id, version, base } of await own.toArray())
      if (base !== null && version > head) rows.push({ collection, id, row: base });
    await own.modify({ version: UNCONFIRMED });
  }
  await db.lease.where('companyId').equals(companyId).modify({ version: UNCONFIRMED });
  await db.kv.put({ key: keyOf(companyId), value: { companyId, at, rows } });
  await db.syncState.put({ companyId, cursor: UNCONFIRMED, head, pulledAt: at });
}

/** Takes the rows out, to be sent again in the same transaction. */
export async function takeSetAside(db: CondicaDatabase, companyId: CompanyId): Promise<readonly SetAsideRow[]> {
  const note = await readNote(db, companyId);
  if (note === null || note.rows.length === 0) return [];
  await db.kv.put({ key: keyOf(companyId), value: { ...note, rows: [] } });
  return note.rows.map(({ collection, id, row }) => ({ collection, id, row }));
}

/** When a restored server was last met by any company of this database, ISO instant; null: never. */
export async function restoredServerSince(db: CondicaDatabase): Promise<string | null> {
  const notes = await db.kv.where('key').startsWith(`${KEY} `).toArray();
  const instants = notes.flatMap(({ value }) => {
    const note = v.safeParse(noteSchema, value);
    return note.success ? [note.output.at] : [];
  });
  return instants.sort().at(-1) ?? null;
}

function keyOf(companyId: CompanyId): string {
  return `${KEY} ${companyId}`;
}

async function readNote(db: CondicaDatabase, companyId: CompanyId) {
  const note = v.safeParse(noteSchema, (await db.kv.get(keyOf(companyId)))?.value);
  return note.success ? note.output : null;
}
