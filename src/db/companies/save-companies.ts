import type { Company } from '@/api/entities/company';
import type { CondicaDatabase } from '../condica-database';
import { removeCompanyData } from './remove-company-data';

/**
 * Puts the user's authorizations in place of those known; the data of a company that is no longer among them leaves the
 * device, its unsent entries stay (design, section 9).
 */
export function saveCompanies(db: CondicaDatabase, companies: readonly Company[]): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    const kept = new Set(companies.map((company) => company.id));
    const known = await db.company.toCollection().primaryKeys();
    for (const id of known.filter((one) => !kept.has(one))) await removeCompanyData(db, id);
    await db.company.bulkPut([...companies]);
  });
}
