/** Writes the copies that pages left behind (unsaved-copy.ts) into the drafts they belong to, at the next start. */
import * as v from 'valibot';
import { type Draft, draftTypeSchema, invoiceDraftSchema } from '@/api/entities/invoice-draft';
import { companyIdSchema, type EntityId, entityIdSchema } from '@/api/ids';
import { clashingFields } from '@/domain/merge/merge-fields';
import { type DraftToSave, draftKind, saveDraft } from '../collections/draft';
import type { CommandContext } from '../command-context';
import { fieldDifference } from '../rows/field-changes';
import { seenByCopy } from './seen-by-copy';
import { draftOfCopy, dropUnsaved, type KeyedText, type UnsavedCopy, unsavedIds, unsavedText } from './unsaved-copy';

const copySchema = v.object({
  companyId: companyIdSchema,
  content: invoiceDraftSchema,
  written: v.nullable(invoiceDraftSchema),
  type: v.exactOptional(draftTypeSchema),
  at: v.exactOptional(v.string()),
});

/** Answers the ids of the drafts restored. A copy that cannot be read stays where it is: a newer version may read it. */
export async function restoreUnsaved(
  context: Omit<CommandContext, 'companyId'>,
  storage: KeyedText,
  database: string,
): Promise<readonly EntityId[]> {
  const restored: EntityId[] = [];
  for (const key of unsavedIds(storage, database)) {
    const id = v.safeParse(entityIdSchema, draftOfCopy(key));
    const copy = readCopy(unsavedText(storage, database, key));
    if (!id.success || copy === null) continue;
    restored.push(await restore({ ...context, companyId: copy.companyId }, id.output, copy));
    dropUnsaved(storage, database, key);
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

async function restore(context: CommandContext, id: EntityId, copy: UnsavedCopy): Promise<EntityId> {
  const draft = await placeOf(context, id, copy);
  if ((await saveDraft(context, draft)) !== 'missing') return draft.id;
  // Its row is there and hidden until a removal or an invoice has arrived, or it went since it was looked for.
  const beside = v.parse(entityIdSchema, context.newId());
  await saveDraft(context, { ...draft, id: beside, seen: null });
  return beside;
}

/**
 * What was removed or issued since it was written goes on under a new id: deleting loses to editing. So does what clashes with
 * words that another tab has written since, or left in a copy of its own: a copy does not write over what is newer.
 */
async function placeOf(
  { db, newId }: Pick<CommandContext, 'db' | 'newId'>,
  id: EntityId,
  copy: UnsavedCopy,
): Promise<DraftToSave> {
  const { content, written, type = 'invoice' } = copy;
  const stored = await db.draft.get(id);
  const shown = stored?.shown ?? null;
  if (shown !== null && !clashes(copy, shown)) {
    const seen = written && (await seenByCopy(db, draftKind, stored, { written, content }));
    return { id, content, seen: seen ?? shown.content, type };
  }
  return { id: written === null ? id : v.parse(entityIdSchema, newId()), content, seen: null, type };
}

/** An earlier state of the same typing, which is what stands most often, is older than the copy. */
function clashes({ content, written, at }: UnsavedCopy, shown: Draft): boolean {
  if (written === null || at === undefined || shown.writtenAt < at) return false;
  return clashingFields({ ...shown.content }, fieldDifference({ ...written }, { ...content })).length > 0;
}
