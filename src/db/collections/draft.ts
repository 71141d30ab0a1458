import { RemoveCompanyDraft, SaveDraft, SaveDraftExtern, UpdateDraft } from '@/api/calls/draft-calls';
import { type Draft, draftSchema } from '@/api/entities/invoice-draft';
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
  ...namedRows('draft', draftSchema),
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
  add: (company, { type, ...rest }) =>
    type === 'extern'
      ? outgoingCall(SaveDraftExtern, { params: undefined, body: { company, draft: { ...rest, type } } })
      : outgoingCall(SaveDraft, { params: undefined, body: { company, draft: { ...rest, type } } }),
  update: (company, { id, version, base, changes, deviceName, at }) =>
    outgoingCall(UpdateDraft, {
      params: undefined,
      body: { company, id, version, base, changes, deviceName, writtenAt: at },
    }),
  remove: (company, id, seen) =>
    outgoingCall(RemoveCompanyDraft, { params: undefined, body: { company, id, ...seen } }),
};

export interface DraftToSave {
  readonly id: EntityId;
  readonly content: InvoiceDraft;
  /** The content as it was when the editor opened or last saved the draft; null for one never saved. */
  readonly seen: InvoiceDraft | null;
  /** What it is from its first save on; changes keep it. */
  readonly type?: Draft['type'];
  /**
   * What one that was never saved began with, where its id is not of this page alone: a correction has its invoice's. Where somebody
   * else has stored it by now, what was typed is a change of that draft, made over this.
   */
  readonly begun?: InvoiceDraft;
}

/** `missing`: the draft was removed or issued meanwhile, here or elsewhere; nothing was written. */
export type SaveDraftOutcome = 'saved' | 'unchanged' | 'missing';
/** `joined`: somebody else had stored the draft that begins here, and it says now what both wrote. */
export type SaveInvoiceDraftOutcome = SaveDraftOutcome | 'joined';

/**
 * Writes what was typed, durably, with its SaveDraft or UpdateDraft entry. Content is not judged: whatever was typed is
 * kept. Saves that have not left yet become one, where each was made over the one before.
 */
export async function saveDraft(
  context: CommandContext,
  { id, content, seen, type = 'invoice', begun }: DraftToSave,
): Promise<SaveInvoiceDraftOutcome> {
  // A page that is being stored must not keep what was typed from being saved: nothing of it is read here.
  if (seen !== null) return outcomeOf(await updateRow(context, draftKind, id, { ...seen }, { ...content }));
  const epoch = (await context.db.syncState.get(context.companyId))?.epoch;
  return context.db.transaction('rw', context.db.draft, context.db.outbox, async () => {
    const stored = await context.db.draft.get(id);
    if (stored !== undefined) return begun === undefined ? 'missing' : join(context, id, begun, content);
    const { deviceName } = context;
    const row = { id, type, content: draftContent(content), deviceName, writtenAt: context.now() };
    await addRow(context, draftKind, row, epoch === undefined ? {} : { madeIn: epoch });
    return 'saved';
  });
}

async function join(
  context: CommandContext,
  id: EntityId,
  begun: InvoiceDraft,
  content: InvoiceDraft,
): Promise<SaveInvoiceDraftOutcome> {
  const outcome = await updateRow(context, draftKind, id, { ...begun }, { ...content });
  return outcome === 'missing' ? 'missing' : 'joined';
}

function outcomeOf(outcome: UpdateOutcome): SaveDraftOutcome {
  return outcome === 'changed' ? 'saved' : outcome;
}

/** The draft as it travels: a copy whose lists nobody else holds. */
export function draftContent(draft: InvoiceDraft): Draft['content'] {
  const { lines, precedingInvoices, attachments, ...rest } = draft;
  return {
    ...rest,
    lines: [...lines],
    precedingInvoices: [...precedingInvoices],
    ...(attachments === undefined ? {} : { attachments: attachments.map((one) => ({ ...one })) }),
  };
}

/** Removes a draft; an edit made on another device meanwhile wins and comes back as a conflict. */
export const removeDraft = removeCommand(draftKind);
