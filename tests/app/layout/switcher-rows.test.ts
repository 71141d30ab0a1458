import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Company } from '@/api/entities/company';
import { companyIdSchema } from '@/api/ids';
import { switcherList } from '@/app/layout/switcher-rows';

const id = (value: number) => v.parse(companyIdSchema, value);

/** Only what the list reads. */
function company(value: number, name: string, cif: string, isAuthorized = true): Company {
  return { id: id(value), name, cif, isAuthorized } as Company;
}

const COMPANIES = [
  company(1, 'Măgura Distribuție S.R.L.', '31247702'),
  company(2, 'Țesătoria Arieș S.A.', '8012647', false),
  company(3, 'Optica Vișeu S.R.L.', '38402153'),
];
const REJECTED = new Map([[id(3), 4]]);
const base = { companies: COMPANIES, recent: [id(1)], rejected: REJECTED, query: '', filter: 'all' } as const;
const names = (list: readonly Company[]): readonly number[] => list.map((each) => each.id);

describe('the company switcher', () => {
  it('lists the recent ones first, then the others, those with rejected work on top', () => {
    const list = switcherList(base);
    expect(names(list.recent)).toEqual([1]);
    expect(names(list.all)).toEqual([3, 2]);
    expect(list.counts).toEqual({ all: 3, rejected: 1, unauthorized: 1 });
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
  });
});
