import type { VatRate } from '@/api/entities/vat-rate';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { listSmallRows } from '../rows/list-rows';
import type { RowView } from '../rows/stored-row';

/** VAT treatments by name. */
export function listVatRates(db: CondicaDatabase, companyId: CompanyId): Promise<readonly RowView<VatRate>[]> {
  return listSmallRows(db.vatRate, companyId);
}
