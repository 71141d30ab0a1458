import { AddCompanyTransporter, RemoveCompanyTransporter, UpdateCompanyTransporter } from '@/api/calls/transport-calls';
import { type Transporter, transporterContentSchema, transporterSchema } from '@/api/entities/transporter';
import { outgoingCall } from '../outbox/outgoing-call';
import { editedContent } from './commands/content-rows';
import { type EditableKind, FLAT_ROWS, namedRows, type RemovableKind } from './row-kind';

export const transporterKind: EditableKind<Transporter> & RemovableKind<Transporter> = {
  ...namedRows('transporter', transporterSchema),
  ...FLAT_ROWS,
  sortText: (row) => `${row.name} ${row.code}`,
  label: (row) => row.name,
  add: (company, transporter) =>
    outgoingCall(AddCompanyTransporter, { params: undefined, body: { company, transporter } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyTransporter, { params: undefined, body: { company, id, version, base, changes } }),
  remove: (company, id, seen) =>
    outgoingCall(RemoveCompanyTransporter, { params: undefined, body: { company, id, ...seen } }),
};

export const transporterRows = editedContent(transporterKind, transporterContentSchema);
