import type { Company } from '@/api/entities/company';
import type { CondicaDatabase } from '../condica-database';
import { withParticulars } from './with-particulars';

export async function listCompanies(db: CondicaDatabase): Promise<readonly Company[]> {
  const [companies, particulars] = await Promise.all([db.company.toArray(), db.particulars.toArray()]);
  return inCompanyOrder(withParticulars(companies, particulars));
}

/** The company as it stands now; as it was given where this device has lost it. */
export async function companyNow(db: CondicaDatabase, company: Company): Promise<Company> {
  return (await listCompanies(db)).find(({ id }) => id === company.id) ?? company;
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
