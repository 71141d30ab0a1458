import type { Company } from '@/api/entities/company';
import type { CondicaDatabase } from '../condica-database';

/** Authorized ones first, then by fiscal code and name (specification, section 3). */
export async function listCompanies(db: CondicaDatabase): Promise<readonly Company[]> {
  return (await db.company.toArray()).sort(
    (a, b) =>
      Number(b.isAuthorized) - Number(a.isAuthorized) ||
      a.cif.localeCompare(b.cif) ||
      a.name.localeCompare(b.name, 'ro'),
  );
}
