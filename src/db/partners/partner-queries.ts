import type { Partner } from '@/api/entities/partner';
import type { CompanyId } from '@/api/ids';
import { isSameCui } from '@/domain/identifiers/cui';
import type { CondicaDatabase } from '../condica-database';
import { type ListOptions, listRowsByKey } from '../rows/list-rows';
import { type RowView, rowView } from '../rows/stored-row';

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
export async function partnerById(db: CondicaDatabase, id: string): Promise<RowView<Partner> | null> {
  const stored = await db.partner.get(id);
  return stored === undefined ? null : rowView(stored);
}
