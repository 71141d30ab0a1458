/** How an open draft reaches the device's storage: what the editor's saver calls. */
import * as v from 'valibot';
import { entityIdSchema } from '@/api/ids';
import { archiveById } from '@/db/archive/archive-queries';
import { isRejected } from '@/db/archive/is-rejected';
import { saveDraft } from '@/db/collections/draft';
import type { CommandContext } from '@/db/command-context';
import type { EditorServices } from '../editor-services';
import type { Corrected, OpenedDraft } from './open-target';

/**
 * One correction an invoice: its draft has the invoice's id, so tabs that begin one each write in the same draft. One that was
 * removed while it was written goes on under that id too, while the invoice waits for it.
 */
export function draftSaving(
  context: CommandContext,
  { draft: begun, type, corrects }: Pick<OpenedDraft, 'draft' | 'type' | 'corrects'>,
): EditorServices['saveDraft'] {
  return async (draftId, content, seen) => {
    const id = v.parse(entityIdSchema, draftId);
    const isCorrection = corrects !== null && corrects.id === id;
    const first = { id, content, seen: null, type, ...(isCorrection ? { begun } : {}) };
    const outcome = await saveDraft(context, seen === null ? first : { id, content, seen, type });
    if (outcome !== 'missing') return outcome === 'unchanged' ? 'saved' : outcome;
    if (seen === null || !isCorrection || !(await stillWaits(context, corrects))) return 'missing';
    const again = await saveDraft(context, first);
    return again === 'unchanged' ? 'saved' : again;
  };
}

/** Nobody has corrected it since. */
async function stillWaits({ db }: CommandContext, { id, sha256 }: Corrected): Promise<boolean> {
  const view = await archiveById(db, id);
  return view !== null && isRejected(view) && view.item.xmlSha256 === sha256;
}
