import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { assigneeSchema } from '@/api/entities/assignment';
import { colleagueSchema } from '@/api/entities/colleague';
import type { Company } from '@/api/entities/company';
import { type CompanyId, companyIdSchema } from '@/api/ids';
import {
  assignedTo,
  candidates,
  companiesFor,
  compareAssigned,
  EVERYBODY,
  isAssigned,
  NOBODY,
} from '@/app/invoices/inbox/assigned';
import { byAssigned, groupOf, inboxRows } from '@/app/invoices/inbox/inbox-rows';
import { personInitials } from '@/app/invoices/inbox/person-mark';
import { NO_COMPANY_WORK } from '@/db/archive/company-work';
import type { GivenCompany } from '@/db/collections/assignment';

const idOf = (id: number): CompanyId => v.parse(companyIdSchema, id);
const DANA = v.parse(assigneeSchema, { user: 7, name: 'Dana Pop' });
const given = (change: Partial<GivenCompany> = {}): GivenCompany => ({
  ...{ person: DANA, givenBy: 'Ioana M.', givenAt: '2026-11-26T08:36:00.000Z', state: 'known' },
  ...change,
});
const NAMES = new Map([[7, 'Dana Popa']]);
const COLLEAGUES = [
  { user: 8, name: 'Ștefan Țurcanu', companies: [1] },
  { user: 7, name: 'Dana Pop', companies: [1, 2] },
  { user: 9, name: 'Ioana Marin', companies: [1, 2, 3] },
  { user: 5, name: 'Radu Ilie', companies: [4] },
].map((one) => v.parse(colleagueSchema, one));

describe('who works on a company', () => {
  it('is called as the person is called now, else as when the company was given', () => {
    expect(assignedTo(given(), NAMES)?.person?.name).toBe('Dana Popa');
    expect(assignedTo(given(), new Map())?.person?.name).toBe('Dana Pop');
  });

  it('is nobody, unless taking the company away waits or was refused: then it says so', () => {
    expect(assignedTo(undefined, NAMES)).toBeNull();
    expect(assignedTo(given({ person: null }), NAMES)).toBeNull();
    expect(assignedTo(given({ person: null, state: 'waits' }), NAMES)).toEqual({ person: null, state: 'waits' });
  });

  it('narrows the list to one’s own, to a colleague’s or to nobody’s', () => {
    const dana = assignedTo(given(), NAMES);
    const of = (filter: string) => [isAssigned(filter, dana), isAssigned(filter, null)];
    expect([of(EVERYBODY), of('7'), of('9'), of(NOBODY)]).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it('orders by name both ways with nobody last, inside the groups', () => {
    const zoe = { ...given(), person: { ...DANA, user: DANA.user, name: 'Zoe' } };
    const [dana, last] = [assignedTo(given(), new Map()), assignedTo(zoe, new Map())];
    expect([null, last, dana].sort((a, b) => compareAssigned(a, b, 'ascending'))).toEqual([dana, last, null]);
    expect([null, dana, last].sort((a, b) => compareAssigned(a, b, 'descending'))).toEqual([last, dana, null]);
    const company = (id: number, isAuthorized: boolean) => ({ id: idOf(id), isAuthorized }) as Company;
    const month = { issued: 0, received: 0, unmarked: 0, booked: 0, fresh: 0, toBook: 0 };
    const rows = inboxRows({
      companies: [company(1, true), company(2, true), company(3, false)],
      work: new Map([[idOf(3), NO_COMPANY_WORK]]),
      months: new Map([1, 2, 3].map((id) => [idOf(id), month])),
      known: new Map(),
      connections: new Map(),
      assigned: (id) => (id === 2 ? dana : id === 3 ? last : null),
      failed: false,
    });
    expect(rows.map(groupOf)).toEqual(['decision', 'nothing', 'nothing']);
    const ids = (direction: 'ascending' | 'descending' | '') =>
      byAssigned(rows, direction).map(({ company: { id } }) => id as number);
    expect([ids(''), ids('ascending'), ids('descending')]).toEqual([
      [3, 1, 2],
      [3, 2, 1],
      [3, 2, 1],
    ]);
  });
});

describe('the people that companies can be given to', () => {
  const listed = (companies: readonly number[], typed = '') =>
    candidates(COLLEAGUES, companies.map(idOf), 9, typed).map(({ name, there }) => [name, there]);

  it('have access to one of them at least: oneself first, then by name, with on how many', () => {
    expect(listed([1, 2])).toEqual([
      ['Ioana Marin', 2],
      ['Dana Pop', 2],
      ['Ștefan Țurcanu', 1],
    ]);
    expect(listed([6])).toEqual([]);
  });

  it('are found by what is typed, without diacritics', () => {
    expect(listed([1], 'tur')).toEqual([['Ștefan Țurcanu', 1]]);
    expect(listed([1], 'radu')).toEqual([]);
  });

  it('get those of them alone to which they have access; nobody gets all', () => {
    const [stefan] = candidates(COLLEAGUES, [idOf(1), idOf(2)], 9, 'tur');
    expect(companiesFor(stefan ?? null, [idOf(1), idOf(2)])).toEqual([1]);
    expect(companiesFor(null, [idOf(1), idOf(2)])).toEqual([1, 2]);
  });

  it('have their first letters as mark', () => {
    expect(['Dana Pop', 'ștefan țurcanu', 'Ana-Maria', 'Radu', ''].map(personInitials)).toEqual([
      'DP',
      'ȘȚ',
      'AM',
      'R',
      '',
    ]);
  });
});
