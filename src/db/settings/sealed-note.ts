/**
 * That a company is hidden on this device, and whose it was (the machine: companies/sealed-companies.ts). What is counted
 * and sent leaves out the companies that have such a note.
 */
import * as v from 'valibot';
import { type CompanyId, companyIdSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const KIND = 'sealedCompany';

const noteSchema = v.object({
  companyId: companyIdSchema,
  /** Since when it is sealed. */
  at: v.string(),
  /** Which database did not name it, at the last answer. */
  epoch: v.optional(v.string()),
  /** Whose data it is: fiscal code and name; absent in notes of older versions. */
  cif: v.optional(v.string()),
  name: v.optional(v.string()),
  /** The company that the server names under this id instead. */
  taken: v.optional(v.object({ cif: v.string(), name: v.string() })),
  /** Only what was not sent is still here. */
  erased: v.optional(v.literal(true)),
});
export type SealedNote = v.InferOutput<typeof noteSchema>;

export async function sealedNote(db: CondicaDatabase, companyId: CompanyId): Promise<SealedNote | null> {
  const note = v.safeParse(noteSchema, (await db.kv.get(noteKey(KIND, companyId)))?.value);
  return note.success ? note.output : null;
}

export async function putSealedNotes(db: CondicaDatabase, notes: readonly SealedNote[]): Promise<void> {
  await db.kv.bulkPut(notes.map((note) => ({ key: noteKey(KIND, note.companyId), value: note })));
}

export async function deleteSealedNotes(db: CondicaDatabase, companyIds: readonly CompanyId[]): Promise<void> {
  await db.kv.bulkDelete(companyIds.map((id) => noteKey(KIND, id)));
}

export async function sealedNotes(db: CondicaDatabase): Promise<readonly SealedNote[]> {
  const rows = await db.kv.where('key').startsWith(noteKey(KIND, '')).toArray();
  return rows.flatMap(({ value }) => {
    const note = v.safeParse(noteSchema, value);
    return note.success ? [note.output] : [];
  });
}

/** The companies that nobody sees on this device. */
export async function hiddenCompanies(db: CondicaDatabase): Promise<ReadonlySet<CompanyId>> {
  return new Set((await sealedNotes(db)).map(({ companyId }) => companyId));
}
