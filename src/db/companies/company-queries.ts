import type { Company } from '@/api/entities/company';
import type { CondicaDatabase } from '../condica-database';

export async function listCompanies(db: CondicaDatabase): Promise<readonly Company[]> {
  return inCompanyOrder(await db.company.toArray());
}

/** Authorized ones first, then by fiscal code and name (specification, section 3). */
export function inCompanyOrder(companies: readonly Company[]): readonly Company[] {
  return [...companies].sort(
    (a, b) =>
      Number(b.isAuthorized) - Number(a.isAuthorized) ||
      a.cif.localeCompare(b.cif) ||
      a.name.localeCompare(b.name, 'ro'),
  );
}
