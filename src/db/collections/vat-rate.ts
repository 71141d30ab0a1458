import { AddCompanyVatRates, RemoveCompanyVatRates } from '@/api/calls/definition-calls';
import { type VatRate, vatRateContentSchema } from '@/api/entities/vat-rate';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { outgoingCall } from '../outbox/outgoing-call';
import { listSmallRows } from '../rows/list-rows';
import type { RowView } from '../rows/stored-row';
import { addCommand, removeCommand } from './commands/content-commands';
import { FLAT_ROWS, namedRows, type RemovableKind } from './row-kind';

/** A VAT rate is added and removed, never changed: documents refer to what it was. */
export const vatRateKind: RemovableKind<VatRate> = {
  ...namedRows('vatRate'),
  withChanges: FLAT_ROWS.withChanges,
  sortText: (row) => row.name,
  label: (row) => row.name,
  add: (company, vatRate) => outgoingCall(AddCompanyVatRates, { params: undefined, body: { company, vatRate } }),
  remove: (company, id, version) =>
    outgoingCall(RemoveCompanyVatRates, { params: undefined, body: { company, id, version } }),
};

export const addVatRate = addCommand(vatRateKind, vatRateContentSchema);
/** Documents that used it keep it. */
export const removeVatRate = removeCommand(vatRateKind);

/** VAT treatments by name. */
export function listVatRates(db: CondicaDatabase, companyId: CompanyId): Promise<readonly RowView<VatRate>[]> {
  return listSmallRows(db.vatRate, companyId);
}
