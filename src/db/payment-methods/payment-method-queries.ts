import type { PaymentMethod } from '@/api/entities/payment-method';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { listSmallRows } from '../rows/list-rows';
import type { RowView } from '../rows/stored-row';

/** Payment methods by name. */
export function listPaymentMethods(
  db: CondicaDatabase,
  companyId: CompanyId,
): Promise<readonly RowView<PaymentMethod>[]> {
  return listSmallRows(db.paymentMethod, companyId);
}
