import type { Serial } from '@/api/entities/serial';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { listSmallRows } from '../rows/list-rows';
import type { RowView } from '../rows/stored-row';

/** Series by prefix. */
export function listSerials(db: CondicaDatabase, companyId: CompanyId): Promise<readonly RowView<Serial>[]> {
  return listSmallRows(db.serial, companyId);
}
