/** Who works on a company, as the server told it last: to be read without network. Changed on the server alone. */
import * as v from 'valibot';
import { knownAccessSchema } from '@/api/entities/company-access';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const keptSchema = v.object({
  /** ISO instant. */
  at: v.string(),
  access: knownAccessSchema,
});
export type KeptPeople = v.InferOutput<typeof keptSchema>;

export async function keepPeople(db: CondicaDatabase, company: CompanyId, kept: KeptPeople): Promise<void> {
  await db.kv.put({ key: noteKey('people', company), value: kept });
}

/** Null where it was never told here, or by a version that this one does not understand. */
export async function keptPeople(db: CondicaDatabase, company: CompanyId): Promise<KeptPeople | null> {
  const kept = v.safeParse(keptSchema, (await db.kv.get(noteKey('people', company)))?.value);
  return kept.success ? kept.output : null;
}
