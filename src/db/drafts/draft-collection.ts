import { RemoveCompanyDraft, SaveDraft, UpdateDraft } from '@/api/calls/draft-calls';
import type { Draft } from '@/api/entities/invoice-draft';
import { outgoingCall } from '../outbox/outgoing-call';
import type { EditableKind } from '../rows/row-kind';

/** The fields that merge are those of the content; device and instant follow the last change. */
export const draftKind: EditableKind<Draft> = {
  collection: 'draft',
  table: (db) => db.draft,
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
