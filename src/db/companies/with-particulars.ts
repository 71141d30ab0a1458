import type { Company } from '@/api/entities/company';
import type { Particulars } from '@/api/entities/particulars';
import type { StoredRow } from '../rows/stored-row';

/** The companies with what was changed of their particulars since their authorizations were told, here or elsewhere. */
export function withParticulars(
  companies: readonly Company[],
  rows: readonly Pick<StoredRow<Particulars>, 'companyId' | 'shown'>[],
): readonly Company[] {
  const changed = new Map(rows.map(({ companyId, shown }) => [companyId, shown]));
  return companies.map((company) => ({ ...company, ...changed.get(company.id), id: company.id }));
}
