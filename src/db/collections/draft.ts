import { RemoveCompanyDraft, SaveDraft, UpdateDraft } from '@/api/calls/draft-calls';
import type { Draft } from '@/api/entities/invoice-draft';
import type { EntityId } from '@/api/ids';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { CommandContext } from '../command-context';
import { outgoingCall } from '../outbox/outgoing-call';
import { addRow } from './commands/add-row';
import { removeCommand } from './commands/content-commands';
import { type UpdateOutcome, updateRow } from './commands/update-row';
import { type EditableKind, namedRows, type RemovableKind } from './row-kind';

/** The fields that merge are those of the content; device and instant follow the last change. */
export const draftKind: EditableKind<Draft> & RemovableKind<Draft> = {
  ...namedRows('draft'),
  sortText: (row) => row.content.buyer.name,
  label: (row) => row.content.buyer.name,
  withChanges: (row, changes, by) => ({
    ...row,
    content: { ...row.content, ...changes },
    deviceName: by.deviceName,
    writtenAt: by.at,
  }),
  contentOf: (row) => ({ ...row.content }),
  authorship: (row) => ({ deviceName: row.deviceName, at: row.writtenAt }),
  add: (company, draft) => outgoingCall(SaveDraft, { params: undefined, body: { company, draft } }),
  update: (company, { id, version, base, changes, deviceName, at }) =>
    outgoingCall(UpdateDraft, {
      params: undefined,
      body: { company, id, version, base, changes, deviceName, writtenAt: at },
    }),
  remove: (company, id, version) =>
    outgoingCall(RemoveCompanyDraft, { params: undefined, body: { company, id, version } }),
};

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
  // Before the transaction: a page that is being stored must not keep what was typed from being saved.
  const epoch = (await context.db.syncState.get(context.companyId))?.epoch;
  return context.db.transaction('rw', context.db.draft, context.db.outbox, async () => {
    if (seen !== null) return outcomeOf(await updateRow(context, draftKind, id, { ...seen }, { ...content }));
    if ((await context.db.draft.get(id)) !== undefined) return 'missing';
    const { deviceName } = context;
    const row = { id, type: 'invoice' as const, content: draftContent(content), deviceName, writtenAt: context.now() };
    await addRow(context, draftKind, row, epoch === undefined ? {} : { madeIn: epoch });
    return 'saved';
  });
}

function outcomeOf(outcome: UpdateOutcome): SaveDraftOutcome {
  return outcome === 'changed' ? 'saved' : outcome;
}

/** The draft as it travels: a copy whose lists nobody else holds. */
export function draftContent(draft: InvoiceDraft): Draft['content'] {
  return { ...draft, lines: [...draft.lines], precedingInvoices: [...draft.precedingInvoices] };
}

/** Removes a draft; an edit made on another device meanwhile wins and comes back as a conflict. */
export const removeDraft = removeCommand(draftKind);
