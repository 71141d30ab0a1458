/**
 * The last keys of a declaration's draft, copied as unsaved-copy.ts copies an invoice's, and written at the next start. An id
 * with two words tells them from the copies of invoices, which an older app would read.
 */
import * as v from 'valibot';
import { transportDraftContentSchema } from '@/api/entities/transport-draft';
import { companyIdSchema, type EntityId, entityIdSchema } from '@/api/ids';
import { clashingFields } from '@/domain/merge/merge-fields';
import { saveTransportDraft, transportDraftKind } from '../collections/transport-draft';
import type { CommandContext } from '../command-context';
import { fieldDifference } from '../rows/field-changes';
import { seenByCopy } from './seen-by-copy';
import { dropUnsaved, type KeyedText, unsavedIds, unsavedText } from './unsaved-copy';

const KIND = 'transport';

const copySchema = v.object({
  companyId: companyIdSchema,
  content: transportDraftContentSchema,
  written: v.nullable(transportDraftContentSchema),
  corrects: v.union([v.literal(''), entityIdSchema]),
  at: v.string(),
});

/** The id of a draft's copy, of one page. */
export function transportCopyId(draftId: string, page: string): string {
  return `${KIND} ${draftId} ${page}`;
}

/** Answers the ids of the drafts restored. A copy that cannot be read stays where it is: a newer version may read it. */
export async function restoreUnsavedTransports(
  context: Omit<CommandContext, 'companyId'>,
  storage: KeyedText,
  database: string,
): Promise<readonly EntityId[]> {
  const restored: EntityId[] = [];
  for (const key of unsavedIds(storage, database)) {
    const [kind, draftId] = key.split(' ');
    const id = v.safeParse(entityIdSchema, draftId);
    const copy = kind === KIND && id.success ? readCopy(unsavedText(storage, database, key)) : null;
    if (!id.success || copy === null) continue;
    restored.push(await restore({ ...context, companyId: copy.companyId }, id.output, copy));
    dropUnsaved(storage, database, key);
  }
  return restored;
}

function readCopy(text: string | null): v.InferOutput<typeof copySchema> | null {
  try {
    const copy = v.safeParse(copySchema, JSON.parse(text ?? 'null'));
    return copy.success ? copy.output : null;
  } catch {
    return null;
  }
}

/** Removed or declared since, or clashing with newer words: it goes on under a new id. */
async function restore(
  context: CommandContext,
  id: EntityId,
  copy: v.InferOutput<typeof copySchema>,
): Promise<EntityId> {
  const { content, written, corrects, at } = copy;
  const stored = await context.db.transportDraft.get(id);
  const shown = stored?.shown ?? null;
  const isNewer = shown !== null && shown.writtenAt >= at;
  const clashes =
    isNewer &&
    written !== null &&
    clashingFields({ ...shown.content }, fieldDifference({ ...written }, { ...content })).length > 0;
  const began = written && (await seenByCopy(context.db, transportDraftKind, stored, { written, content }));
  const seen = shown === null || clashes ? null : (began ?? shown.content);
  const isItsOwn = seen !== null || (written === null && shown === null);
  // Its row may be there and hidden until a removal or a declaration has arrived, or go since it was looked for.
  if (isItsOwn && (await saveTransportDraft(context, { id, content, seen, corrects })) !== 'missing') return id;
  const beside = v.parse(entityIdSchema, context.newId());
  await saveTransportDraft(context, { id: beside, content, seen: null, corrects });
  return beside;
}
