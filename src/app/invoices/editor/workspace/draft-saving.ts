/** How an open invoice's draft is kept in the device's storage: the parts of the saver (unsaved/draft-saver.ts). */
import * as v from 'valibot';
import { entityIdSchema } from '@/api/ids';
import type { DraftKeeping } from '@/app/unsaved/draft-saver';
import { archiveById } from '@/db/archive/archive-queries';
import { isRejected } from '@/db/archive/is-rejected';
import { saveDraft } from '@/db/collections/draft';
import type { CommandContext } from '@/db/command-context';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { Corrected, OpenedDraft } from './open-target';

/**
 * An invoice's draft that is there no more goes on under a new id: what it became may bear the old one, also where this device has not
 * heard of it. But one correction an invoice: its draft has the invoice's id, so tabs that begin one each write in the same draft,
 * and one that was removed begins again under that id, while the invoice waits for it.
 */
export function draftSaving(
  context: CommandContext,
  { draft: begun, type, corrects }: Pick<OpenedDraft, 'draft' | 'type' | 'corrects'>,
): DraftKeeping<InvoiceDraft, string> {
  return {
    save: async (draftId, content, seen) => {
      const id = v.parse(entityIdSchema, draftId);
      const isJoined = seen === null && corrects?.id === id;
      return saveDraft(context, { id, content, seen, type, ...(isJoined ? { begun } : {}) });
    },
    mayBeginAgain: async (id) => corrects?.id === id && (await stillWaits(context, corrects)),
    newId: context.newId,
  };
}

/** Nobody has corrected it since. */
async function stillWaits({ db }: CommandContext, { id, sha256 }: Corrected): Promise<boolean> {
  const view = await archiveById(db, id);
  return view !== null && isRejected(view) && view.item.xmlSha256 === sha256;
}
