/** How an open declaration's draft is kept in the device's storage: the parts of the saver (unsaved/draft-saver.ts). */
import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import type { DraftKeeping } from '@/app/unsaved/draft-saver';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import type { CommandContext } from '@/db/command-context';
import { isDeclared } from '@/db/drafts/transport-fate';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import type { OpenedDraft } from './open-draft';

/**
 * A draft that was removed begins again under its id, so that all tabs that write in it stay in one. Not one that was declared: taken
 * back, the declaration is that draft again, as it was declared. `commands`: the newest, for as long as the draft is open.
 */
export function draftSaving(
  commands: () => CommandContext,
  { corrects }: Pick<OpenedDraft, 'corrects'>,
): DraftKeeping<TransportDraft, EntityId> {
  return {
    save: (id, content, seen) => saveTransportDraft(commands(), { id, content, seen, corrects }),
    mayBeginAgain: async (id) => !(await isDeclared(commands().db, { id, corrects })),
    newId: () => v.parse(entityIdSchema, commands().newId()),
  };
}
