import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';

/** Entries of one company that wait here: what a person is told before its data go. */
export function pendingOfCompany(db: CondicaDatabase, company: CompanyId): Promise<number> {
  return db.outbox.where('companyId').equals(company).count();
}
