import { AddCompanyInternCode, RemoveCompanyInternCode, UpdateCompanyInternCode } from '@/api/calls/intern-code-calls';
import { type InternCode, internCodeContentSchema, internCodeSchema } from '@/api/entities/intern-code';
import { outgoingCall } from '../outbox/outgoing-call';
import { editedContent } from './commands/content-rows';
import { type EditableKind, FLAT_ROWS, namedRows, type RemovableKind } from './row-kind';

export const internCodeKind: EditableKind<InternCode> & RemovableKind<InternCode> = {
  ...namedRows('internCode', internCodeSchema),
  ...FLAT_ROWS,
  sortText: (row) => `${row.code} ${row.name}`,
  label: (row) => row.code,
  add: (companyId, internalCode) =>
    outgoingCall(AddCompanyInternCode, { params: undefined, body: { companyId, internalCode } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyInternCode, { params: undefined, body: { company, id, version, base, changes } }),
  remove: (company, id, seen) =>
    outgoingCall(RemoveCompanyInternCode, { params: undefined, body: { company, id, ...seen } }),
};

/** A line keeps the code that it was given, whatever becomes of its row here. */
export const internCodeRows = editedContent(internCodeKind, internCodeContentSchema);
