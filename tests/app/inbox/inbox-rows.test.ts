import { describe, expect, it } from 'vitest';
import type { DashboardCompany } from '@/api/calls/dashboard-calls';
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { isCompanyNamed } from '@/app/companies/company-search';
import { groupCounts, inboxEntries, keyOfEntry, reasonsOf } from '@/app/invoices/inbox/inbox-reasons';
import { groupOf, inboxRows, isOfView } from '@/app/invoices/inbox/inbox-rows';
import { collectMonth, documentsOfMonth } from '@/app/invoices/inbox/month-download';
import { sumOf } from '@/app/invoices/inbox/sum-of-months';
import type { CompanyWork } from '@/db/archive/company-work';
import { monthAfter } from '@/domain/calendar/months';
import { listedItem } from '../archive/listed-item';

const company = (id: number, isAuthorized = true): Company =>
  ({ id: id as CompanyId, cif: `100${id}`, name: `Firma ${id}`, isAuthorized }) as Company;
const COMPANIES = Array.from({ length: 148 }, (_none, place) => company(place + 1, place !== 4));
const work = (change: Partial<CompanyWork>): CompanyWork => ({
  rejected: 0,
  held: 0,
  waiting: 0,
  deadline: null,
  ...change,
});
const WORK = new Map([
  [7 as CompanyId, work({ deadline: '2026-11-27' })],
  [9 as CompanyId, work({ rejected: 2, deadline: '2026-11-28' })],
  [8 as CompanyId, work({ rejected: 1, deadline: '2026-11-26' })],
]);
const EMPTY = { issued: 0, received: 0, unmarked: 0, booked: 0, fresh: 0, toBook: 0 };
const MONTHS = new Map(COMPANIES.map(({ id }) => [id, EMPTY]));
MONTHS.set(3 as CompanyId, { issued: 1, received: 4, unmarked: 2, booked: 1, fresh: 1, toBook: 3 });
const counted = { refused: 0, held: 0, doubtful: 0, unsent: 0, underWay: 0, oldestUnsent: '', issued: 0, received: 0 };
const ENDANGERED: DashboardCompany = {
  ...{ ...counted, company: 12 as CompanyId, booked: 0, toBook: 0, answeredAt: '', trouble: '' },
  ...{ endangered: 3, leaves: '2026-11-26' },
};
const KNOWN = new Map([
  [12 as CompanyId, ENDANGERED],
  [13 as CompanyId, { ...ENDANGERED, endangered: 0, leaves: '' }],
]);
const ROWS = inboxRows(COMPANIES, WORK, MONTHS, KNOWN);

describe('the companies of the inbox', () => {
  it('stand by what they ask for, then by deadline, then as the account has them', () => {
    expect(ROWS.slice(0, 6).map((row) => row.company.id)).toEqual([8, 9, 12, 7, 5, 3]);
    expect(ROWS).toHaveLength(148);
  });

  it('stand in three groups, one after the other', () => {
    const groups = ROWS.map(groupOf);
    expect(groups.slice(0, 7)).toEqual([...Array.from({ length: 5 }, () => 'decision'), 'news', 'nothing']);
    expect(new Set(groups.slice(6))).toEqual(new Set(['nothing']));
    const counts = groupCounts(ROWS, groupOf);
    expect(counts.get('decision')).toEqual({ companies: 5, documents: 0 });
    expect(counts.get('news')).toEqual({ companies: 1, documents: 2 });
    expect(counts.get('nothing')?.companies).toBe(142);
  });

  it('open in place to their reasons, each with a key of its own', () => {
    const entries = inboxEntries(ROWS.slice(0, 7), new Set([9, 5, 3, 1]));
    const shown = entries.map((entry) => (entry.kind === 'company' ? entry.row.company.id : entry.reason));
    expect(shown).toEqual([8, 9, 'rejected', 'unsent', 12, 7, 5, 'unconnected', 3, 'unmarked', 1, 'nothing']);
    expect(new Set(entries.map(keyOfEntry)).size).toBe(entries.length);
  });

  it('say nothing of a month that is not counted yet', () => {
    const rows = inboxRows(COMPANIES, WORK, new Map(), KNOWN);
    expect(rows.filter((row) => groupOf(row) !== 'decision').map(groupOf)).toEqual(
      Array.from({ length: 143 }, () => 'counting'),
    );
    expect(rows.slice(-1).flatMap(reasonsOf)).toEqual(['counting']);
    expect([sumOf(rows, 'received'), sumOf(ROWS, 'received')]).toEqual(['…', '4']);
  });

  it('say that a month could not be counted, and give no number for it', () => {
    const rows = inboxRows(COMPANIES, WORK, new Map(), KNOWN, true);
    expect(new Set(rows.map(groupOf))).toEqual(new Set(['decision', 'uncounted']));
    expect(rows.slice(-1).flatMap(reasonsOf)).toEqual(['uncounted']);
    expect(sumOf(rows, 'received')).toBe('?');
    // What was counted before the failure stands.
    expect(inboxRows(COMPANIES, WORK, MONTHS, KNOWN, true).map(groupOf)).toEqual(ROWS.map(groupOf));
  });

  it('are counted by the views', () => {
    const count = (view: Parameters<typeof isOfView>[0]) =>
      ROWS.filter((row) => isOfView(view, row, '2026-11-26')).length;
    expect((['all', 'fresh', 'rejected', 'risk', 'leaving', 'unconnected'] as const).map(count)).toEqual([
      148, 1, 2, 1, 1, 1,
    ]);
    expect(ROWS.find((row) => isOfView('leaving', row, '2026-11-26'))?.leaving).toEqual({
      count: 3,
      day: '2026-11-26',
    });
  });

  it('are found by name and by code, with its prefix or without', () => {
    expect(ROWS.filter((row) => isCompanyNamed(row.company, 'RO10014')).map((row) => row.company.id)).toContain(14);
    expect(ROWS.filter((row) => isCompanyNamed(row.company, 'firma 148'))).toHaveLength(1);
  });

  it('go through the months over the year', () => {
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
  });
});

describe('a month as files', () => {
  it('has readable names, and says what could not be had', async () => {
    const item = { ...listedItem('BO 7731'), issueDate: '2026-11-24', partnerName: 'Băcănia\u202e Oituz' };
    const source = {
      idsOf: async (_company: Company, direction: 'out' | 'in') => (direction === 'in' ? ['a', 'b', 'c'] : []),
      itemsOf: async (ids: readonly string[]) => ids.slice(0, 2).map(() => item),
      documentOf: async () => ({ kind: 'found', bytes: new Uint8Array([1]) }) as const,
    };
    const parts = await documentsOfMonth([company(1)], source);
    expect(parts).toHaveLength(1);
    const told: number[] = [];
    const { files, missing } = await collectMonth({
      ...{ parts, source, month: '2026-11', format: 'xml' },
      progress: (done) => told.push(done),
      signal: new AbortController().signal,
    });
    expect(missing).toBe(1);
    expect(told).toEqual([3]);
    expect(files[0]).toMatchObject({
      folders: ['RO1001', '2026-11', 'primite'],
      name: '2026-11-24 Băcănia Oituz BO 7731.xml',
    });
  });
});
