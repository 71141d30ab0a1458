import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import type { CompanyWork } from '@/db/archive/company-work';
import { fold, matchesFolded } from '@/domain/text/fold';

export type SwitcherFilter = 'all' | 'rejected' | 'due' | 'unauthorized';

export interface SwitcherList {
  readonly recent: readonly Company[];
  readonly all: readonly Company[];
  readonly counts: Readonly<Record<SwitcherFilter, number>>;
}

interface SwitcherInput {
  readonly companies: readonly Company[];
  readonly recent: readonly CompanyId[];
  readonly work: ReadonlyMap<CompanyId, CompanyWork>;
  /** `yyyy-MM-dd`. */
  readonly today: string;
  readonly query: string;
  readonly filter: SwitcherFilter;
}

/** What the switcher lists: recents only while nothing is searched; then all, those that ask for a person first, then by deadline. */
export function switcherList({ companies, recent, work, today, query, filter }: SwitcherInput): SwitcherList {
  const rejected = ({ id }: Company): number => work.get(id)?.rejected ?? 0;
  const asking = ({ id }: Company): number => (work.get(id)?.rejected ?? 0) + (work.get(id)?.held ?? 0);
  const deadline = ({ id }: Company): string | null => work.get(id)?.deadline ?? null;
  const passes: Readonly<Record<SwitcherFilter, (company: Company) => boolean>> = {
    all: () => true,
    rejected: (company) => rejected(company) > 0,
    due: (company) => (deadline(company) ?? LATER) <= today,
    unauthorized: (company) => !company.isAuthorized,
  };
  const found = companies.filter((company) => matchesFolded(fold(`${company.name} ${company.cif}`), cifless(query)));
  const shown = found.filter(passes[filter]);
  const searching = query.trim() !== '' || filter !== 'all';
  const recents = searching ? [] : recent.flatMap((id) => shown.find((company) => company.id === id) ?? []);
  const count = (name: SwitcherFilter): number => found.filter(passes[name]).length;
  return {
    recent: recents,
    all: shown
      .filter((company) => !recents.includes(company))
      .sort(
        (a, b) =>
          Number(asking(b) > 0) - Number(asking(a) > 0) ||
          compare(deadline(a) ?? LATER, deadline(b) ?? LATER) ||
          asking(b) - asking(a),
      ),
    counts: { all: found.length, rejected: count('rejected'), due: count('due'), unauthorized: count('unauthorized') },
  };
}

/** After every deadline. */
const LATER = '9999-12-31';

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A fiscal code may be typed with its prefix. */
function cifless(query: string): string {
  return query.trim().replace(/^RO(?=\d)/i, '');
}
