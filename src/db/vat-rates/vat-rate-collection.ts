import { AddCompanyVatRates, RemoveCompanyVatRates } from '@/api/calls/definition-calls';
import type { VatRate } from '@/api/entities/vat-rate';
import { outgoingCall } from '../outbox/outgoing-call';
import { type AddableKind, flatChanges, type RemovableKind } from '../rows/row-kind';

/** A VAT rate is added and removed, never changed: documents refer to what it was. */
export const vatRateKind: AddableKind<VatRate> & RemovableKind<VatRate> = {
  collection: 'vatRate',
  table: (db) => db.vatRate,
  sortText: (row) => row.name,
  label: (row) => row.name,
  withChanges: flatChanges,
  add: (company, vatRate) => outgoingCall(AddCompanyVatRates, { params: undefined, body: { company, vatRate } }),
  remove: (company, id, version) =>
    outgoingCall(RemoveCompanyVatRates, { params: undefined, body: { company, id, version } }),
};
