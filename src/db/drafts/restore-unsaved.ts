/** Writes the copies that pages left behind (unsaved-copy.ts) into the drafts they belong to, at the next start. */
import * as v from 'valibot';
import { draftTypeSchema, invoiceDraftSchema } from '@/api/entities/invoice-draft';
import { companyIdSchema, type EntityId, entityIdSchema } from '@/api/ids';
import { type DraftToSave, saveDraft } from '../collections/draft';
import type { CommandContext } from '../command-context';
import { unsavedDraft } from './keep-unsaved-draft';
import { seenByCopy } from './seen-by-copy';
import { draftOfCopy, dropUnsaved, type KeyedText, type UnsavedCopy, unsavedIds } from './unsaved-copy';

const copySchema = v.object({
  companyId: companyIdSchema,
  content: invoiceDraftSchema,
  written: v.nullable(invoiceDraftSchema),
  underWay: v.exactOptional(v.array(invoiceDraftSchema)),
  begun: v.exactOptional(invoiceDraftSchema),
  type: v.exactOptional(draftTypeSchema),
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
    const copy = readCopy(unsavedDraft(storage, database, key));
    if (!id.success || copy === null) continue;
    restored.push(await restore({ ...context, companyId: copy.companyId }, id.output, copy));
    dropUnsaved(storage, database, key);
  }
  return restored;
}

function readCopy(kept: unknown): UnsavedCopy | null {
  const copy = v.safeParse(copySchema, kept);
  return copy.success ? copy.output : null;
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
 * words that another tab has written and the server does not have yet, or left in a copy of its own. Words that the server has are
 * told from the copy's by the server, which asks.
 */
async function placeOf(
  { db, newId }: Pick<CommandContext, 'db' | 'newId'>,
  id: EntityId,
  copy: UnsavedCopy,
): Promise<DraftToSave> {
  const { content, written, type = 'invoice' } = copy;
  const stored = await db.draft.get(id);
  const seen = stored === undefined ? null : seenByCopy(stored, copy);
  if (seen !== null) return { id, content, seen, type };
  const isNew = written === null && (stored?.shown ?? null) === null;
  return { id: isNew ? id : v.parse(entityIdSchema, newId()), content, seen: null, type };
}
