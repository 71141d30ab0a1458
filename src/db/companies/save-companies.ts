import type { Company } from '@/api/entities/company';
import type { CondicaDatabase } from '../condica-database';
import { sealCompany, sealedCompanies, type ToldBy, unsealCompany } from './sealed-companies';

/**
 * Puts the user's authorizations in place of those known. A company that is not among them is sealed, never erased: the
 * answer may be a restored server's, or its mistake. One that is named again is there again, as it was.
 */
export function saveCompanies(db: CondicaDatabase, companies: readonly Company[], told: ToldBy): Promise<void> {
  return db.transaction('rw', db.company, db.kv, async () => {
    const named = new Set(companies.map((company) => company.id));
    const known = [...(await db.company.toCollection().primaryKeys()), ...(await sealedCompanies(db))];
    for (const id of known) await (named.has(id) ? unsealCompany(db, id) : sealCompany(db, id, told));
    await db.company.bulkPut([...companies]);
  });
}
