/**
 * A company that the server does not name any more is sealed: nobody sees it, all of it stays. The server may have been
 * restored from a copy that did not know it, and this device be the only place where its documents still are.
 *
 *   listed ─ missing from an answer, or denied ─► sealed ─ named again ─► listed, as it was
 *                                                   │
 *                                 denied after the grace time, by the database that gave it
 *                                                   ▼
 *                                                 erased
 */
import * as v from 'valibot';
import { type CompanyId, companyIdSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { removeCompanyData } from './remove-company-data';

/** What the server told of itself with the answer, and when. */
export interface ToldBy {
  /** Of its database; undefined where it is older than epochs. */
  readonly epoch: string | undefined;
  /** ISO instant. */
  readonly at: string;
}

/** Long enough for a server restored by mistake to be put right. */
const GRACE_MS = 24 * 60 * 60 * 1000;
const KEY = 'sealedCompany';

const noteSchema = v.object({
  companyId: companyIdSchema,
  /** Since when it is sealed. */
  at: v.string(),
  /** Which database did not name it, at the last answer. */
  epoch: v.optional(v.string()),
});

/** Inside a transaction over companies and settings. Sealed already: since then, by the database that answered last. */
export async function sealCompany(db: CondicaDatabase, companyId: CompanyId, { epoch, at }: ToldBy): Promise<void> {
  const since = (await readNote(db, companyId))?.at ?? at;
  await db.kv.put({
    key: keyOf(companyId),
    value: { companyId, at: since, ...(epoch === undefined ? {} : { epoch }) },
  });
  await db.company.delete(companyId);
}

export async function unsealCompany(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
  await db.kv.delete(keyOf(companyId));
}

/** The companies whose data is here and hidden. */
export async function sealedCompanies(db: CondicaDatabase): Promise<readonly CompanyId[]> {
  const notes = await db.kv.where('key').startsWith(`${KEY} `).toArray();
  return notes.flatMap(({ value }) => {
    const note = v.safeParse(noteSchema, value);
    return note.success ? [note.output.companyId] : [];
  });
}

/**
 * The server refused the company by name. Erased where it was sealed for longer than the grace time, by the database from
 * which it came; else sealed. What is not sent stays either way (remove-company-data.ts).
 */
export async function denyCompany(db: CondicaDatabase, companyId: CompanyId, at: string): Promise<'sealed' | 'erased'> {
  const note = await readNote(db, companyId);
  const epoch = (await db.syncState.get(companyId))?.epoch;
  const isOver = note !== null && Date.parse(at) - Date.parse(note.at) >= GRACE_MS;
  if (isOver && note.epoch === epoch) {
    await removeCompanyData(db, companyId);
    return 'erased';
  }
  await db.transaction('rw', db.company, db.kv, () => sealCompany(db, companyId, { epoch: note?.epoch ?? epoch, at }));
  return 'sealed';
}

function keyOf(companyId: CompanyId): string {
  return `${KEY} ${companyId}`;
}

async function readNote(db: CondicaDatabase, companyId: CompanyId) {
  const note = v.safeParse(noteSchema, (await db.kv.get(keyOf(companyId)))?.value);
  return note.success ? note.output : null;
}
