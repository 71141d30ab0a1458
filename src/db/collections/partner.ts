import { AddCompanyPartner, RemoveCompanyPartner, UpdateCompanyPartner } from '@/api/calls/definition-calls';
import { type Partner, partnerContentSchema, partnerSchema } from '@/api/entities/partner';
import type { CompanyId } from '@/api/ids';
import { isSameCui } from '@/domain/identifiers/cui';
import type { CondicaDatabase } from '../condica-database';
import { outgoingCall } from '../outbox/outgoing-call';
import { type ListOptions, listRowsByKey, rowById } from '../rows/list-rows';
import type { RowView } from '../rows/stored-row';
import { editedContent } from './commands/content-rows';
import { type EditableKind, FLAT_ROWS, namedRows, type RemovableKind } from './row-kind';

export const partnerKind: EditableKind<Partner> & RemovableKind<Partner> = {
  ...namedRows('partner', partnerSchema),
  ...FLAT_ROWS,
  sortText: (row) => `${row.name} ${row.taxId}`,
  label: (row) => row.name,
  add: (company, partner) => outgoingCall(AddCompanyPartner, { params: undefined, body: { company, partner } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyPartner, { params: undefined, body: { company, id, version, base, changes } }),
  remove: (company, id, seen) =>
    outgoingCall(RemoveCompanyPartner, { params: undefined, body: { company, id, ...seen } }),
};

export const partnerRows = editedContent(partnerKind, partnerContentSchema);
export const { add: addPartner, update: updatePartner, remove: removePartner } = partnerRows;

/** Partners by name; `text` is found in name and fiscal code. */
export function listPartners(
  db: CondicaDatabase,
  companyId: CompanyId,
  options: ListOptions = {},
): Promise<readonly RowView<Partner>[]> {
  return listRowsByKey(db.partner, companyId, options);
}

/** The partner with this Romanian fiscal code, written with RO or without; null where there is none. */
export async function partnerByCui(
  db: CondicaDatabase,
  companyId: CompanyId,
  taxId: string,
): Promise<RowView<Partner> | null> {
  const partners = await listPartners(db, companyId);
  return partners.find(({ row }) => isSameCui(row.taxId, taxId)) ?? null;
}

/** Null where it was removed, here or elsewhere. */
export function partnerById(db: CondicaDatabase, id: string): Promise<RowView<Partner> | null> {
  return rowById(db.partner, id);
}
