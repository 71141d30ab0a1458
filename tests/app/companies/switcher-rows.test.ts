import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Company } from '@/api/entities/company';
import { type CompanyId, companyIdSchema } from '@/api/ids';
import { deadlineWords } from '@/app/companies/deadline-words';
import { switcherList } from '@/app/companies/switcher-rows';
import { type CompanyWork, NO_COMPANY_WORK } from '@/db/archive/company-work';

const id = (value: number) => v.parse(companyIdSchema, value);

/** Only what the list reads. */
function company(value: number, name: string, cif: string, isAuthorized = true): Company {
  return { id: id(value), name, cif, isAuthorized } as Company;
}

const COMPANIES = [
  company(1, 'Măgura Distribuție S.R.L.', '31247702'),
  company(2, 'Țesătoria Arieș S.A.', '8012647', false),
  company(3, 'Optica Vișeu S.R.L.', '38402153'),
  company(4, 'Dental Făgăraș S.R.L.', '35981271'),
  company(5, 'Hală Șelimbăr Logistic S.R.L.', '29066313'),
];
const WORK = new Map<CompanyId, CompanyWork>([
  [id(2), { ...NO_COMPANY_WORK, rejected: 0, held: 0, waiting: 0, deadline: '2026-11-27' }],
  [id(3), { ...NO_COMPANY_WORK, rejected: 4, held: 0, waiting: 0, deadline: '2026-11-30' }],
  [id(5), { ...NO_COMPANY_WORK, rejected: 0, held: 0, waiting: 0, deadline: '2026-11-26' }],
]);
const TODAY = '2026-11-26';
const base = { companies: COMPANIES, recent: [id(1)], work: WORK, today: TODAY, query: '', filter: 'all' } as const;
const names = (list: readonly Company[]): readonly number[] => list.map((each) => each.id);

describe('the company switcher', () => {
  it('lists the recent ones first, then the others: rejected on top, then by deadline', () => {
    const list = switcherList(base);
    expect(names(list.recent)).toEqual([1]);
    expect(names(list.all)).toEqual([3, 5, 2, 4]);
    expect(list.counts).toEqual({ all: 5, rejected: 1, due: 1, unauthorized: 1 });
  });

  it('puts the nearest deadline before the greater count, which decides only within a day', () => {
    const work = new Map<CompanyId, CompanyWork>([
      [id(1), { ...NO_COMPANY_WORK, rejected: 4, held: 0, waiting: 0, deadline: '2026-11-30' }],
      [id(2), { ...NO_COMPANY_WORK, rejected: 1, held: 0, waiting: 0, deadline: '2026-11-26' }],
      [id(3), { ...NO_COMPANY_WORK, rejected: 2, held: 0, waiting: 0, deadline: null }],
      [id(4), { ...NO_COMPANY_WORK, rejected: 3, held: 0, waiting: 0, deadline: '2026-11-26' }],
      [id(5), { ...NO_COMPANY_WORK, rejected: 0, held: 0, waiting: 0, deadline: '2026-11-25' }],
    ]);
    expect(names(switcherList({ ...base, recent: [], work }).all)).toEqual([4, 2, 1, 3, 5]);
  });

  // Before: a company with a held invoice stood by its deadline only, and its row said nothing of it.
  it('puts what a person must decide among those that ask', () => {
    const work = new Map<CompanyId, CompanyWork>([
      ...WORK,
      [id(2), { ...NO_COMPANY_WORK, rejected: 0, held: 1, waiting: 0, deadline: '2026-12-09' }] as const,
    ]);
    expect(names(switcherList({ ...base, recent: [], work }).all)).toEqual([3, 2, 5, 1, 4]);
  });

  it('has a choice among those that ask, and not among the refused', () => {
    const work = new Map<CompanyId, CompanyWork>([[id(4), { ...NO_COMPANY_WORK, choices: 1 }]]);
    const list = switcherList({ ...base, recent: [], work });
    expect(names(list.all)).toEqual([4, 1, 2, 3, 5]);
    expect(list.counts.rejected).toBe(0);
  });

  it('finds by name whatever the diacritics, and by fiscal code with or without RO', () => {
    expect(names(switcherList({ ...base, query: 'tesatoria' }).all)).toEqual([2]);
    expect(names(switcherList({ ...base, query: 'RO3840' }).all)).toEqual([3]);
    expect(names(switcherList({ ...base, query: '3124' }).all)).toEqual([1]);
    expect(names(switcherList({ ...base, query: 'roman' }).all)).toEqual([]);
  });

  it('narrows by what asks for something', () => {
    expect(names(switcherList({ ...base, filter: 'rejected' }).all)).toEqual([3]);
    expect(names(switcherList({ ...base, filter: 'unauthorized' }).all)).toEqual([2]);
    expect(names(switcherList({ ...base, filter: 'due' }).all)).toEqual([5]);
  });
});

describe('a deadline in words', () => {
  it.each([
    ['2026-11-25', 'bad', 'termen depășit'],
    ['2026-11-26', 'bad', 'termen astăzi'],
    ['2026-11-27', 'wait', 'termen mâine'],
    ['2026-11-29', 'idle', 'termen în 3 zile'],
    ['2026-12-16', 'idle', 'termen în 20 de zile'],
  ])('%s', (deadline, tone, text) => {
    expect(deadlineWords(deadline, TODAY)).toEqual({ tone, text });
  });
});
