import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';

/** The companies worked on are kept newest first: the present one and so many before it. */
export const MAX_RECENT = 5;

/** The chosen company where it is still there, else the first; undefined where there is none. `companies` in their order. */
export function currentCompany(companies: readonly Company[], recent: readonly CompanyId[]): Company | undefined {
  return companies.find((company) => company.id === recent[0]) ?? companies[0];
}

/** The recent companies after `chosen` was chosen. */
export function withRecent(recent: readonly CompanyId[], chosen: CompanyId): readonly CompanyId[] {
  return [chosen, ...recent.filter((id) => id !== chosen)].slice(0, MAX_RECENT);
}

/** Two letters that stand for a company; legal forms are left out. */
export function companyInitials(name: string): string {
  const words = name
    .replace(/\bS\.?\s?R\.?\s?L\.?|\bS\.?A\.?$|\bP\.?F\.?A\.?$/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [words[0]?.slice(0, 2)];
  return letters.join('').toLocaleUpperCase('ro');
}

/** A fiscal code as it is shown: with RO where the company is registered for VAT. */
export function shownCif(company: Pick<Company, 'cif' | 'vatRegistered'>): string {
  return company.vatRegistered ? `RO${company.cif}` : company.cif;
}
