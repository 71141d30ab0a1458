/** The page of companies: which are listed, in which group, and how many each view holds. From this device alone. Pure. */
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { type CompanyWork, NO_COMPANY_WORK } from '@/db/archive/company-work';
import { AFTER_EVERY_DAY } from '@/domain/calendar/iso-date';
import { compareTexts } from '@/domain/text/compare-texts';

export const COMPANY_VIEWS = ['all', 'asking', 'waiting', 'unauthorized'] as const;
export type CompanyView = (typeof COMPANY_VIEWS)[number];

const COMPANY_GROUPS = ['asking', 'waiting', 'calm'] as const;
export type CompanyGroup = (typeof COMPANY_GROUPS)[number];

export interface ListedCompany {
  readonly company: Company;
  readonly work: CompanyWork;
  readonly group: CompanyGroup;
}

/** Red first: what asks, by deadline and then by how much; then what waits, by deadline; the rest in the order of the account. */
export function companyList(
  companies: readonly Company[],
  work: ReadonlyMap<CompanyId, CompanyWork>,
  today: string,
): readonly ListedCompany[] {
  return companies
    .map((company): ListedCompany => {
      const own = work.get(company.id) ?? NO_COMPANY_WORK;
      return { company, work: own, group: groupOf(own, today) };
    })
    .sort(
      (a, b) =>
        COMPANY_GROUPS.indexOf(a.group) - COMPANY_GROUPS.indexOf(b.group) ||
        compareTexts(a.work.deadline ?? AFTER_EVERY_DAY, b.work.deadline ?? AFTER_EVERY_DAY) ||
        redOf(b.work) - redOf(a.work),
    );
}

export function isOfView(view: CompanyView, { company, work, group }: ListedCompany): boolean {
  if (view === 'asking') return group === 'asking';
  if (view === 'waiting') return work.waiting > 0;
  return view === 'all' || !company.isAuthorized;
}

/** What a person has to settle. */
export function redOf({ rejected, held, choices }: CompanyWork): number {
  return rejected + held + choices;
}

function groupOf(work: CompanyWork, today: string): CompanyGroup {
  if (redOf(work) > 0 || (work.deadline ?? AFTER_EVERY_DAY) <= today) return 'asking';
  return work.waiting > 0 || work.deadline !== null ? 'waiting' : 'calm';
}
