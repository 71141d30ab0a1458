/** The page of companies: which are listed, in which group, and how many each view holds. From this device alone. Pure. */
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import type { CompanyWork } from '@/db/archive/company-work';
import { fold, matchesFolded } from '@/domain/text/fold';

export const COMPANY_VIEWS = ['all', 'asking', 'waiting', 'unauthorized'] as const;
export type CompanyView = (typeof COMPANY_VIEWS)[number];

const COMPANY_GROUPS = ['asking', 'waiting', 'calm'] as const;
export type CompanyGroup = (typeof COMPANY_GROUPS)[number];

export interface ListedCompany {
  readonly company: Company;
  readonly work: CompanyWork;
  readonly group: CompanyGroup;
}

const NO_WORK: CompanyWork = { rejected: 0, held: 0, waiting: 0, deadline: null };
/** After every deadline. */
const LATER = '9999-12-31';

/** Red first: what asks, by deadline and then by how much; then what waits, by deadline; the rest in the order of the account. */
export function companyList(
  companies: readonly Company[],
  work: ReadonlyMap<CompanyId, CompanyWork>,
  today: string,
): readonly ListedCompany[] {
  return companies
    .map((company): ListedCompany => {
      const own = work.get(company.id) ?? NO_WORK;
      return { company, work: own, group: groupOf(own, today) };
    })
    .sort(
      (a, b) =>
        COMPANY_GROUPS.indexOf(a.group) - COMPANY_GROUPS.indexOf(b.group) ||
        compare(a.work.deadline ?? LATER, b.work.deadline ?? LATER) ||
        redOf(b.work) - redOf(a.work),
    );
}

/** Every piece of the query stands in the name or the code, which may be typed with its prefix. */
export function foundCompanies(listed: readonly ListedCompany[], query: string): readonly ListedCompany[] {
  const wanted = query.trim().replace(/^RO(?=\d)/i, '');
  if (wanted === '') return listed;
  return listed.filter(({ company }) => matchesFolded(fold(`${company.name} ${company.cif}`), wanted));
}

export function isOfView(view: CompanyView, { company, work, group }: ListedCompany): boolean {
  if (view === 'asking') return group === 'asking';
  if (view === 'waiting') return work.waiting > 0;
  return view === 'all' || !company.isAuthorized;
}

/** What a person has to settle. */
export function redOf({ rejected, held }: CompanyWork): number {
  return rejected + held;
}

function groupOf(work: CompanyWork, today: string): CompanyGroup {
  if (redOf(work) > 0 || (work.deadline ?? LATER) <= today) return 'asking';
  return work.waiting > 0 || work.deadline !== null ? 'waiting' : 'calm';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
