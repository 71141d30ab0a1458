import type { EntityId } from '@/api/ids';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { CommandContext } from '../command-context';
import { addRow } from '../rows/add-row';
import { type UpdateOutcome, updateRow } from '../rows/update-row';
import { draftKind } from './draft-collection';
import { draftContent } from './draft-content';

export interface DraftToSave {
  readonly id: EntityId;
  readonly content: InvoiceDraft;
  /** The content as it was when the editor opened or last saved the draft; null for one never saved. */
  readonly seen: InvoiceDraft | null;
}

/** `missing`: the draft was removed or issued meanwhile, here or elsewhere; nothing was written. */
export type SaveDraftOutcome = 'saved' | 'unchanged' | 'missing';

/**
 * Writes what was typed, durably, with its SaveDraft or UpdateDraft entry. Content is not judged: whatever was typed is
 * kept. Saves that have not left yet become one.
 */
export async function saveDraft(
  context: CommandContext,
  { id, content, seen }: DraftToSave,
): Promise<SaveDraftOutcome> {
  return context.db.transaction('rw', context.db.draft, context.db.outbox, async () => {
    if (seen !== null) return outcomeOf(await updateRow(context, draftKind, id, { ...seen }, { ...content }));
    if ((await context.db.draft.get(id)) !== undefined) return 'missing';
    const { deviceName } = context;
    const row = { id, type: 'invoice' as const, content: draftContent(content), deviceName, writtenAt: context.now() };
    await addRow(context, draftKind, row);
    return 'saved';
  });
}

function outcomeOf(outcome: UpdateOutcome): SaveDraftOutcome {
  return outcome === 'changed' ? 'saved' : outcome;
}
