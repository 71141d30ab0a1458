import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { fold, matchesFolded } from '@/domain/text/fold';

export type SwitcherFilter = 'all' | 'rejected' | 'unauthorized';

export interface SwitcherList {
  readonly recent: readonly Company[];
  readonly all: readonly Company[];
  readonly counts: Readonly<Record<SwitcherFilter, number>>;
}

interface SwitcherInput {
  readonly companies: readonly Company[];
  readonly recent: readonly CompanyId[];
  /** Rejected entries by company. */
  readonly rejected: ReadonlyMap<CompanyId, number>;
  readonly query: string;
  readonly filter: SwitcherFilter;
}

/** What the switcher lists: recents only while nothing is searched; then all, those with rejected work first. */
export function switcherList({ companies, recent, rejected, query, filter }: SwitcherInput): SwitcherList {
  const passes: Readonly<Record<SwitcherFilter, (company: Company) => boolean>> = {
    all: () => true,
    rejected: (company) => (rejected.get(company.id) ?? 0) > 0,
    unauthorized: (company) => !company.isAuthorized,
  };
  const found = companies.filter((company) => matchesFolded(fold(`${company.name} ${company.cif}`), cifless(query)));
  const shown = found.filter(passes[filter]);
  const searching = query.trim() !== '' || filter !== 'all';
  const recents = searching ? [] : recent.flatMap((id) => shown.find((company) => company.id === id) ?? []);
  return {
    recent: recents,
    all: shown
      .filter((company) => !recents.includes(company))
      .sort((a, b) => (rejected.get(b.id) ?? 0) - (rejected.get(a.id) ?? 0)),
    counts: {
      all: found.length,
      rejected: found.filter(passes.rejected).length,
      unauthorized: found.filter(passes.unauthorized).length,
    },
  };
}

/** A fiscal code may be typed with its prefix. */
function cifless(query: string): string {
  return query.trim().replace(/^RO(?=\d)/i, '');
}
