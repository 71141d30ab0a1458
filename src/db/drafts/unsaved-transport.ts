/**
 * The last keys of a declaration's draft, copied as unsaved-copy.ts copies an invoice's, and written at the next start. An id
 * with two words tells them from the copies of invoices, which an older app would read.
 */
import * as v from 'valibot';
import { transportDraftContentSchema } from '@/api/entities/transport-draft';
import { companyIdSchema, type EntityId, entityIdSchema } from '@/api/ids';
import { saveTransportDraft } from '../collections/transport-draft';
import type { CommandContext } from '../command-context';
import { unsavedDraft } from './keep-unsaved-draft';
import { seenByCopy } from './seen-by-copy';
import { dropUnsaved, type KeyedText, unsavedIds } from './unsaved-copy';

const KIND = 'transport';

/** When it was typed, for earlier versions of the app, is not read. */
const copySchema = v.object({
  companyId: companyIdSchema,
  content: transportDraftContentSchema,
  written: v.nullable(transportDraftContentSchema),
  underWay: v.exactOptional(v.array(transportDraftContentSchema)),
  corrects: v.union([v.literal(''), entityIdSchema]),
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
    const copy = kind === KIND && id.success ? readCopy(unsavedDraft(storage, database, key)) : null;
    if (!id.success || copy === null) continue;
    restored.push(await restore({ ...context, companyId: copy.companyId }, id.output, copy));
    dropUnsaved(storage, database, key);
  }
  return restored;
}

function readCopy(kept: unknown): v.InferOutput<typeof copySchema> | null {
  const copy = v.safeParse(copySchema, kept);
  return copy.success ? copy.output : null;
}

/** Removed or declared since, or clashing with what another tab wrote and the server does not have: it goes on under a new id. */
async function restore(
  context: CommandContext,
  id: EntityId,
  copy: v.InferOutput<typeof copySchema>,
): Promise<EntityId> {
  const { content, written, corrects } = copy;
  const stored = await context.db.transportDraft.get(id);
  const seen = stored === undefined ? null : seenByCopy(stored, copy);
  const isItsOwn = seen !== null || (written === null && (stored?.shown ?? null) === null);
  // Its row may be there and hidden until a removal or a declaration has arrived, or go since it was looked for.
  if (isItsOwn && (await saveTransportDraft(context, { id, content, seen, corrects })) !== 'missing') return id;
  const beside = v.parse(entityIdSchema, context.newId());
  await saveTransportDraft(context, { id: beside, content, seen: null, corrects });
  return beside;
}
