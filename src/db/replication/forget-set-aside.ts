import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from '../settings/company-notes';

/** As much of the note (set-aside.ts) as says which rows it names: pages that take an invoice back load no more. */
const noteSchema = v.looseObject({ rows: v.array(v.looseObject({ collection: v.string(), id: v.string() })) });

/**
 * What the person has removed meanwhile, or taken back: it is not given back to the restored server. Inside the transaction of the
 * removal's answer, or of the taking back, over the notes too.
 */
export async function forgetSetAside(
  db: CondicaDatabase,
  companyId: CompanyId,
  { collection, id }: { readonly collection: string; readonly id: string },
): Promise<void> {
  const key = noteKey('restoredServer', companyId);
  const note = v.safeParse(noteSchema, (await db.kv.get(key))?.value);
  if (!note.success) return;
  const rows = note.output.rows.filter((row) => row.collection !== collection || row.id !== id);
  if (rows.length < note.output.rows.length) await db.kv.put({ key, value: { ...note.output, rows } });
}
