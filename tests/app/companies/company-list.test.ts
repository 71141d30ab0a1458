import { describe, expect, it } from 'vitest';
import type { Company } from '@/api/entities/company';
import { COMPANY_VIEWS, companyList, isOfView, redOf } from '@/app/companies/company-list';
import { isCompanyNamed } from '@/app/companies/company-search';
import { type CompanyWork, NO_COMPANY_WORK } from '@/db/archive/company-work';
import { companyId } from '../../server/support/samples';

const TODAY = '2026-11-25';
/** Only what the list reads. */
const company = (id: number, name: string, isAuthorized = true): Company =>
  ({ id: companyId(id), name, cif: `1454000${id}`, isAuthorized }) as Company;
const COMPANIES = [
  company(1, 'Liniștită SRL'),
  company(2, 'Așteaptă SRL'),
  company(3, 'Două respinse SRL'),
  company(4, 'Termen azi SRL'),
  company(5, 'Oprită SRL', false),
];
const work = (own: Partial<CompanyWork>): CompanyWork => ({ ...NO_COMPANY_WORK, ...own });
const WORK = new Map([
  [companyId(2), work({ waiting: 3, deadline: '2026-11-27' })],
  [companyId(3), work({ rejected: 2, deadline: '2026-11-28' })],
  [companyId(4), work({ waiting: 1, deadline: TODAY })],
  [companyId(5), work({ held: 1 })],
]);
const listed = companyList(COMPANIES, WORK, TODAY);
const names = (rows: typeof listed): readonly string[] => rows.map((row) => row.company.name);

describe('the list of companies', () => {
  it('has what asks first, by deadline, then what waits, then the rest', () => {
    expect(listed.map(({ company: { name }, group }) => [name, group])).toEqual([
      ['Termen azi SRL', 'asking'],
      ['Două respinse SRL', 'asking'],
      ['Oprită SRL', 'asking'],
      ['Așteaptă SRL', 'waiting'],
      ['Liniștită SRL', 'calm'],
    ]);
  });

  it('is found by name without diacritics and by the code with its prefix', () => {
    const found = (typed: string) => names(listed.filter((row) => isCompanyNamed(row.company, typed)));
    expect(found('doua')).toEqual(['Două respinse SRL']);
    expect(found(' RO14540002')).toEqual(['Așteaptă SRL']);
    expect(found('')).toHaveLength(listed.length);
    expect(found('nimeni')).toEqual([]);
  });

  it('has a choice among what asks, apart from what was refused', () => {
    const [own] = companyList(COMPANIES.slice(0, 1), new Map([[companyId(1), work({ choices: 1 })]]), TODAY);
    expect(own).toMatchObject({ group: 'asking', work: { rejected: 0, choices: 1 } });
    expect(redOf(work({ rejected: 2, held: 1, choices: 1 }))).toBe(4);
  });

  it('is parted by views', () => {
    const counts = COMPANY_VIEWS.map((view) => [view, listed.filter((row) => isOfView(view, row)).length]);
    expect(Object.fromEntries(counts)).toEqual({ all: 5, asking: 3, waiting: 2, unauthorized: 1 });
  });
});
