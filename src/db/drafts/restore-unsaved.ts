/** Writes the copies that pages left behind (unsaved-copy.ts) into the drafts they belong to, at the next start. */
import * as v from 'valibot';
import { invoiceDraftSchema } from '@/api/entities/invoice-draft';
import { companyIdSchema, type EntityId, entityIdSchema } from '@/api/ids';
import { type DraftToSave, saveDraft } from '../collections/draft';
import type { CommandContext } from '../command-context';
import { dropUnsaved, type KeyedText, type UnsavedCopy, unsavedIds, unsavedText } from './unsaved-copy';

const copySchema = v.object({
  companyId: companyIdSchema,
  content: invoiceDraftSchema,
  written: v.nullable(invoiceDraftSchema),
});

/** Answers the ids of the drafts restored. A copy that cannot be read stays where it is: a newer version may read it. */
export async function restoreUnsaved(
  context: Omit<CommandContext, 'companyId'>,
  storage: KeyedText,
  database: string,
): Promise<readonly EntityId[]> {
  const restored: EntityId[] = [];
  for (const key of unsavedIds(storage, database)) {
    const id = v.safeParse(entityIdSchema, key);
    const copy = readCopy(unsavedText(storage, database, key));
    if (!id.success || copy === null) continue;
    const draft = await placeOf(context, id.output, copy);
    await saveDraft({ ...context, companyId: copy.companyId }, draft);
    dropUnsaved(storage, database, key);
    restored.push(draft.id);
  }
  return restored;
}

function readCopy(text: string | null): UnsavedCopy | null {
  try {
    const copy = v.safeParse(copySchema, JSON.parse(text ?? 'null'));
    return copy.success ? copy.output : null;
  } catch {
    return null;
  }
}

/** What was removed or issued since it was written goes on under a new id: deleting loses to editing. */
async function placeOf(
  { db, newId }: Pick<CommandContext, 'db' | 'newId'>,
  id: EntityId,
  { content, written }: UnsavedCopy,
): Promise<DraftToSave> {
  const shown = (await db.draft.get(id))?.shown ?? null;
  if (shown !== null) return { id, content, seen: written ?? shown.content };
  return { id: written === null ? id : v.parse(entityIdSchema, newId()), content, seen: null };
}
