import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';

const BY_KEY = ['partner', 'product', 'archive', 'unknownChange', 'counter'] as const;
const BY_COMPANY = [
  'serial',
  'vatRate',
  'paymentMethod',
  'draft',
  'lease',
  'document',
  'conflict',
  'openFiling',
] as const;

/**
 * Removes what the server gave of a company. The outbox is not touched: what was written here and not sent stays, with its
 * bytes in the entry, and can be exported.
 */
export function removeCompanyData(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    for (const name of BY_KEY) {
      await db
        .table(name)
        .filter((row) => row.companyId === companyId)
        .delete();
    }
    for (const name of BY_COMPANY) await db.table(name).where('companyId').equals(companyId).delete();
    await db.syncState.delete(companyId);
    await db.company.delete(companyId);
  });
}
