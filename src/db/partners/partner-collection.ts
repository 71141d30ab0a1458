import { AddCompanyPartner, RemoveCompanyPartner, UpdateCompanyPartner } from '@/api/calls/definition-calls';
import type { Partner } from '@/api/entities/partner';
import { outgoingCall } from '../outbox/outgoing-call';
import { type EditableKind, flatChanges, flatContent, UNKNOWN_AUTHOR } from '../rows/row-kind';

export const partnerKind: EditableKind<Partner> = {
  collection: 'partner',
  table: (db) => db.partner,
  sortText: (row) => `${row.name} ${row.taxId}`,
  label: (row) => row.name,
  withChanges: flatChanges,
  contentOf: flatContent,
  authorship: () => UNKNOWN_AUTHOR,
  add: (company, partner) => outgoingCall(AddCompanyPartner, { params: undefined, body: { company, partner } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyPartner, { params: undefined, body: { company, id, version, base, changes } }),
  remove: (company, id, version) =>
    outgoingCall(RemoveCompanyPartner, { params: undefined, body: { company, id, version } }),
};
