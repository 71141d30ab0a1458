import type { Partner } from '@/api/entities/partner';
import type { CompanyId } from '@/api/ids';
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

/** Null where it was removed, here or elsewhere. */
export async function partnerById(db: CondicaDatabase, id: string): Promise<RowView<Partner> | null> {
  const stored = await db.partner.get(id);
  return stored === undefined ? null : rowView(stored);
}
