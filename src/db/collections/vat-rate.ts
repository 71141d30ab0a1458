import { AddCompanyVatRates, RemoveCompanyVatRates } from '@/api/calls/definition-calls';
import { type VatRate, vatRateContentSchema, vatRateSchema } from '@/api/entities/vat-rate';
import { outgoingCall } from '../outbox/outgoing-call';
import { addedContent } from './commands/content-rows';
import { FLAT_ROWS, namedRows, type RemovableKind } from './row-kind';

/** A VAT rate without its id. */
export type VatRateContent = Omit<VatRate, 'id'>;

/** A VAT rate is added and removed, never changed: documents refer to what it was. */
export const vatRateKind: RemovableKind<VatRate> = {
  ...namedRows('vatRate', vatRateSchema),
  withChanges: FLAT_ROWS.withChanges,
  sortText: (row) => row.name,
  label: (row) => row.name,
  add: (company, vatRate) => outgoingCall(AddCompanyVatRates, { params: undefined, body: { company, vatRate } }),
  remove: (company, id, seen) =>
    outgoingCall(RemoveCompanyVatRates, { params: undefined, body: { company, id, ...seen } }),
};

/** Documents that used a removed rate keep it. */
export const vatRateRows = addedContent(vatRateKind, vatRateContentSchema);
