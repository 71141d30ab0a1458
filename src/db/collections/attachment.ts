/** The contents of the files that drafts attach: added once, never changed; the server lets go of those that no draft names. */
import { AddCompanyAttachment } from '@/api/calls/draft-calls';
import { type Attachment, attachmentSchema } from '@/api/entities/attachment';
import { outgoingCall } from '../outbox/outgoing-call';
import { FLAT_ROWS, namedRows, type RowKind } from './row-kind';

export const attachmentKind: RowKind<Attachment> = {
  ...namedRows('attachment', attachmentSchema),
  withChanges: FLAT_ROWS.withChanges,
  sortText: () => '',
  label: () => '',
  add: (company, attachment) =>
    outgoingCall(AddCompanyAttachment, { params: undefined, body: { company, attachment } }),
};
