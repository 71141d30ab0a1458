/** Writes the copies of forms that pages left behind (unsaved-copy.ts) among the unsaved forms, at the next start. */
import * as v from 'valibot';
import { companyIdSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { formTextsSchema, putUnsavedForm, unsavedForm } from '../settings/unsaved-form';
import { dropUnsaved, formCopyId, type KeyedText, type UnsavedFormCopy, unsavedIds, unsavedText } from './unsaved-copy';

const copySchema = v.object({
  companyId: companyIdSchema,
  place: v.string(),
  texts: formTextsSchema,
  at: v.string(),
});

/** A copy that cannot be read stays where it is: a newer version may read it. What was written after it stands. */
export async function restoreUnsavedForms(db: CondicaDatabase, storage: KeyedText): Promise<void> {
  for (const id of unsavedIds(storage, db.name)) {
    const copy = readCopy(unsavedText(storage, db.name, id));
    if (copy === null || id !== formCopyId(copy.companyId, copy.place)) continue;
    const { companyId, place, texts, at } = copy;
    const kept = await unsavedForm(db, companyId, place);
    if (kept === undefined || kept.at < at) await putUnsavedForm(db, companyId, place, { texts, at });
    dropUnsaved(storage, db.name, id);
  }
}

function readCopy(text: string | null): UnsavedFormCopy | null {
  try {
    const copy = v.safeParse(copySchema, JSON.parse(text ?? 'null'));
    return copy.success ? copy.output : null;
  } catch {
    return null;
  }
}
