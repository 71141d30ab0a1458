import { EtransportRemoveDraft, EtransportSaveDraft, EtransportUpdateDraft } from '@/api/calls/transport-calls';
import { type EtrDraft, transportDraftSchema } from '@/api/entities/transport-draft';
import type { CompanyId, EntityId } from '@/api/ids';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { outgoingCall } from '../outbox/outgoing-call';
import { listSmallRows, rowById } from '../rows/list-rows';
import type { RowView } from '../rows/stored-row';
import { addRow } from './commands/add-row';
import { removeCommand } from './commands/content-commands';
import { updateRow } from './commands/update-row';
import type { SaveDraftOutcome } from './draft';
import { type EditableKind, namedRows, type RemovableKind } from './row-kind';

/** The fields that merge are those of the content; device and instant follow the last change. */
export const transportDraftKind: EditableKind<EtrDraft> & RemovableKind<EtrDraft> = {
  ...namedRows('transportDraft', transportDraftSchema),
  sortText: (row) => row.content.partner.name,
  label: (row) => row.content.partner.name,
  withChanges: (row, changes, by) => ({
    ...row,
    content: { ...row.content, ...changes },
    deviceName: by.deviceName,
    writtenAt: by.at,
  }),
  contentOf: (row) => ({ ...row.content }),
  authorship: (row) => ({ deviceName: row.deviceName, at: row.writtenAt }),
  add: (company, etrdraft) => outgoingCall(EtransportSaveDraft, { params: undefined, body: { company, etrdraft } }),
  update: (company, { id, version, base, changes, deviceName, at }) =>
    outgoingCall(EtransportUpdateDraft, {
      params: undefined,
      body: { company, id, version, base, changes, deviceName, writtenAt: at },
    }),
  remove: (company, id, seen) =>
    outgoingCall(EtransportRemoveDraft, { params: undefined, body: { company, id, ...seen } }),
};

export interface TransportDraftToSave {
  readonly id: EntityId;
  readonly content: TransportDraft;
  /** The content as it was when the editor opened or last saved it; null for one never saved. */
  readonly seen: TransportDraft | null;
  /** The declaration that it corrects; '' for a new one. Only what is said first counts. */
  readonly corrects?: EntityId | '';
}

/** Writes what was typed, durably, with its entry. Content is not judged; saves that have not left yet become one. */
export function saveTransportDraft(
  context: CommandContext,
  { id, content, seen, corrects = '' }: TransportDraftToSave,
): Promise<SaveDraftOutcome> {
  const { db, deviceName } = context;
  return db.transaction('rw', db.transportDraft, db.outbox, async (): Promise<SaveDraftOutcome> => {
    if (seen !== null) {
      const outcome = await updateRow(context, transportDraftKind, id, { ...seen }, { ...content });
      return outcome === 'changed' ? 'saved' : outcome;
    }
    if ((await db.transportDraft.get(id)) !== undefined) return 'missing';
    const row = { id, type: 'transport' as const, corrects, content: draftContent(content), deviceName };
    await addRow(context, transportDraftKind, { ...row, writtenAt: context.now() });
    return 'saved';
  });
}

/** As it travels: a copy whose lists nobody else holds. */
function draftContent(draft: TransportDraft): EtrDraft['content'] {
  return {
    ...draft,
    goods: [...draft.goods],
    documents: [...draft.documents],
    earlier: [...draft.earlier],
  };
}

/** Removes a draft; an edit made on another device meanwhile wins and comes back as a conflict. */
export const removeTransportDraft = removeCommand(transportDraftKind);

/** The last written first. */
export async function listTransportDrafts(
  db: CondicaDatabase,
  companyId: CompanyId,
): Promise<readonly RowView<EtrDraft>[]> {
  const drafts = await listSmallRows(db.transportDraft, companyId);
  return drafts.toSorted((a, b) =>
    a.row.writtenAt < b.row.writtenAt ? 1 : a.row.writtenAt > b.row.writtenAt ? -1 : 0,
  );
}

/** Null where it was removed or declared, here or elsewhere. */
export function transportDraftById(db: CondicaDatabase, id: string): Promise<RowView<EtrDraft> | null> {
  return rowById(db.transportDraft, id);
}
