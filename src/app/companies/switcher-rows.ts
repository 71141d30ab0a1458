import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { type CompanyWork, NO_COMPANY_WORK } from '@/db/archive/company-work';
import { AFTER_EVERY_DAY } from '@/domain/calendar/iso-date';
import { compareTexts } from '@/domain/text/compare-texts';
import { redOf } from './company-list';
import { isCompanyNamed } from './company-search';

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
  const asking = ({ id }: Company): number => redOf(work.get(id) ?? NO_COMPANY_WORK);
  const deadline = ({ id }: Company): string | null => work.get(id)?.deadline ?? null;
  const passes: Readonly<Record<SwitcherFilter, (company: Company) => boolean>> = {
    all: () => true,
    rejected: (company) => rejected(company) > 0,
    due: (company) => (deadline(company) ?? AFTER_EVERY_DAY) <= today,
    unauthorized: (company) => !company.isAuthorized,
  };
  const found = companies.filter((company) => isCompanyNamed(company, query));
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
          compareTexts(deadline(a) ?? AFTER_EVERY_DAY, deadline(b) ?? AFTER_EVERY_DAY) ||
          asking(b) - asking(a),
      ),
    counts: { all: found.length, rejected: count('rejected'), due: count('due'), unauthorized: count('unauthorized') },
  };
}
