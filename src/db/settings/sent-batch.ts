/** The invoices that were last sent together from this device, so that what became of them is found after a reload. */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const schema = v.array(v.string());

/** None where nothing was sent together, or a newer version wrote it otherwise. */
export async function sentBatch(db: CondicaDatabase, company: CompanyId): Promise<readonly string[]> {
  const stored = v.safeParse(schema, (await db.kv.get(noteKey('sent-batch', company)))?.value);
  return stored.success ? stored.output : [];
}

/** In place of those before them. */
export async function keepSentBatch(db: CondicaDatabase, company: CompanyId, ids: readonly string[]): Promise<void> {
  await db.kv.put({ key: noteKey('sent-batch', company), value: [...ids] });
}
