import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';

/** Companies with authorization first, then by fiscal code, then by name (design, section 10). */
export function orderedCompanies(companies: readonly Company[]): readonly Company[] {
  return [...companies].sort(
    (a, b) =>
      Number(b.isAuthorized) - Number(a.isAuthorized) ||
      a.cif.localeCompare(b.cif, 'ro', { numeric: true }) ||
      a.name.localeCompare(b.name, 'ro'),
  );
}

/** The chosen company where it is still there, else the first; undefined where there is none. */
export function currentCompany(companies: readonly Company[], chosen: CompanyId | null): Company | undefined {
  const ordered = orderedCompanies(companies);
  return ordered.find((company) => company.id === chosen) ?? ordered[0];
}

/** The last companies worked on, newest first, the present one left out. */
export const MAX_RECENT = 4;

export function withRecent(recent: readonly CompanyId[], chosen: CompanyId): readonly CompanyId[] {
  return [chosen, ...recent.filter((id) => id !== chosen)].slice(0, MAX_RECENT + 1);
}
