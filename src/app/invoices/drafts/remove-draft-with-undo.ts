import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import type { CommandContext } from '@/db/command-context';
import { draftsTexts } from './drafts-texts';

/** Removes a draft at once and offers to bring it back; what comes back is a draft of its own with the same content. */
export async function removeDraftWithUndo(commands: CommandContext, id: EntityId): Promise<void> {
  const stored = await draftById(commands.db, id);
  await removeDraft(commands, id);
  if (stored === null) return;
  const { content, type } = stored.row;
  const buyer = content.buyer.name.trim();
  const alert = addAlert({
    type: 'undo',
    message: draftsTexts.removed,
    description: draftsTexts.removedText(buyer === '' ? draftsTexts.noBuyer.toLowerCase() : buyer),
    action: { label: draftsTexts.undo, onAct: () => restore() },
  });
  const restore = (): void => {
    removeAlert(alert);
    void saveDraft(commands, { id: v.parse(entityIdSchema, commands.newId()), content, seen: null, type });
  };
}
