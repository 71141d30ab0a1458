import { describe, expect, it } from 'vitest';
import type { DashboardCompany } from '@/api/calls/dashboard-calls';
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { isCompanyNamed } from '@/app/companies/company-search';
import { asks } from '@/app/invoices/inbox/inbox-columns';
import {
  groupCounts,
  inboxEntries,
  keyOfEntry,
  oldestOfReason,
  reasonsOf,
  sumOfReason,
} from '@/app/invoices/inbox/inbox-reasons';
import { groupOf, type InboxFacts, inboxRows, isOfView } from '@/app/invoices/inbox/inbox-rows';
import { inboxTiles, lastReadAt } from '@/app/invoices/inbox/inbox-summary';
import { collectMonth, documentsOfMonth, type MonthDocuments } from '@/app/invoices/inbox/month-download';
import { bytesOf } from '@/app/invoices/inbox/month-formats';
import { sizeOfMonth } from '@/app/invoices/inbox/month-size';
import { sumOf } from '@/app/invoices/inbox/sum-of-months';
import { type CompanyWork, NO_COMPANY_WORK } from '@/db/archive/company-work';
import { monthAfter } from '@/domain/calendar/months';
import { decimalText } from '@/domain/money/decimal-text';
import { listedItem } from '../archive/listed-item';

const company = (id: number, isAuthorized = true): Company =>
  ({ id: id as CompanyId, cif: `100${id}`, name: `Firma ${id}`, isAuthorized }) as Company;
const COMPANIES = Array.from({ length: 148 }, (_none, place) => company(place + 1, place !== 4));
const work = (change: Partial<CompanyWork>): CompanyWork => ({ ...NO_COMPANY_WORK, ...change });
const WORK = new Map([
  [7 as CompanyId, work({ deadline: '2026-11-27', oldestUnsent: '2026-11-20', unsent: 2 })],
  [9 as CompanyId, work({ rejected: 2, deadline: '2026-11-28', oldestUnsent: '2026-11-23', unsent: 1 })],
  [
    8 as CompanyId,
    work({
      ...{ rejected: 1, deadline: '2026-11-26', oldestUnsent: '2026-11-19' },
      due: new Map([
        ['2026-11-26', 3],
        ['2026-11-27', 4],
      ]),
    }),
  ],
]);
const EMPTY = { issued: 0, received: 0, unmarked: 0, booked: 0, fresh: 0, toBook: 0 };
const MONTHS = new Map(COMPANIES.map(({ id }) => [id, EMPTY]));
MONTHS.set(3 as CompanyId, { issued: 1, received: 4, unmarked: 2, booked: 1, fresh: 1, toBook: 3 });
const counted = { refused: 0, held: 0, doubtful: 0, unsent: 0, underWay: 0, oldestUnsent: '', issued: 0, received: 0 };
const ENDANGERED: DashboardCompany = {
  ...{
    ...counted,
    company: 12 as CompanyId,
    booked: 0,
    toBook: 0,
    answeredAt: '2026-11-26T08:36:00.000Z',
    trouble: '',
  },
  ...{ endangered: 3, leaves: '2026-11-26' },
};
const KNOWN = new Map([
  [12 as CompanyId, ENDANGERED],
  [13 as CompanyId, { ...ENDANGERED, endangered: 0, leaves: '' }],
]);
const FACTS: InboxFacts = {
  ...{ companies: COMPANIES, work: WORK, months: MONTHS, known: KNOWN },
  connections: new Map([[5 as CompanyId, { kind: 'none' }]]),
  assigned: () => null,
  failed: false,
};
const ROWS = inboxRows(FACTS);

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

  // Before: what waited for a choice stood in the figure of the refused.
  it('ask for a choice apart from what was refused', () => {
    const [row] = inboxRows({ ...FACTS, work: new Map([[3 as CompanyId, work({ choices: 1 })]]) });
    if (row === undefined) throw new Error('no row');
    expect([row.company.id, groupOf(row), reasonsOf(row)]).toEqual([3, 'decision', ['choices', 'unmarked']]);
    expect(isOfView('rejected', row, '2026-11-26')).toBe(false);
  });

  // Before: the card of a company with nothing to do had a lone „–” on the phone.
  it('have no sign of what they ask for where that is nothing', () => {
    expect(ROWS.filter((row) => asks(row) === null).map(groupOf)).not.toContain('decision');
    expect(ROWS.filter((row) => asks(row) === null)).toHaveLength(143);
  });

  it('say nothing of a month that is not counted yet', () => {
    const rows = inboxRows({ ...FACTS, months: new Map() });
    expect(rows.filter((row) => groupOf(row) !== 'decision').map(groupOf)).toEqual(
      Array.from({ length: 143 }, () => 'counting'),
    );
    expect(rows.slice(-1).flatMap(reasonsOf)).toEqual(['counting']);
    expect([sumOf(rows, 'received'), sumOf(ROWS, 'received')]).toEqual(['…', '4']);
  });

  it('say that a month could not be counted, and give no number for it', () => {
    const rows = inboxRows({ ...FACTS, months: new Map(), failed: true });
    expect(new Set(rows.map(groupOf))).toEqual(new Set(['decision', 'uncounted']));
    expect(rows.slice(-1).flatMap(reasonsOf)).toEqual(['uncounted']);
    expect(sumOf(rows, 'received')).toBe('?');
    // What was counted before the failure stands.
    expect(inboxRows({ ...FACTS, failed: true }).map(groupOf)).toEqual(ROWS.map(groupOf));
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

  it('are summed up above the list, each view by what it counts', () => {
    const tiles = inboxTiles(ROWS, { today: '2026-11-26', served: true });
    const said = tiles.map(({ figure, unit, note }) => [figure, unit, note].filter((part) => part !== '').join(' · '));
    expect(said).toEqual([
      '148 · 142 fără nimic de făcut',
      '1 · firmă · 1 document',
      '3 · în 2 firme',
      '1 · firmă · 3 facturi de trimis',
      '3 · în 1 firmă, prima la 26.11',
      '1 · firmă · nu se citește nimic',
    ]);
    expect(tiles.map(({ tone }) => tone)).toEqual(['idle', 'idle', 'bad', 'bad', 'wait', 'wait']);
    expect(lastReadAt(ROWS)).toBe('2026-11-26T08:36:00.000Z');
  });

  it('have no figure for what is not known: months that are not counted, a server that has not told', () => {
    const rows = inboxRows({ ...FACTS, months: new Map(), known: new Map() });
    const tiles = inboxTiles(rows, { today: '2026-11-26', served: false });
    const of = (id: (typeof tiles)[number]['id']) => tiles.find((tile) => tile.id === id);
    expect([of('fresh')?.figure, of('fresh')?.note]).toEqual(['…', 'se numără luna']);
    expect(of('all')?.note).toBe('se numără luna');
    expect([of('leaving')?.figure, of('leaving')?.note]).toEqual(['?', 'serverul nu a răspuns']);
    expect(lastReadAt(rows)).toBe('');
    const failed = inboxTiles(inboxRows({ ...FACTS, months: new Map(), failed: true }), {
      today: '2026-11-26',
      served: true,
    });
    expect(failed.find(({ id }) => id === 'fresh')?.figure).toBe('?');
  });

  it('sum up the documents behind a reason only where all are read, and in lei', () => {
    const row = ROWS.find(({ company: { id } }) => id === 9);
    if (row === undefined) throw new Error('the company is not listed');
    const item = (number: string, total: string, issueDate: string) => ({
      ...listedItem(number),
      ...{ total: decimalText(total), issueDate },
    });
    const refused = [item('A-2', '20.20', '2026-11-24'), item('A-1', '10.10', '2026-11-23')];
    const known = { refused, held: [], unsent: [], sellers: ['Moara'] };
    expect(sumOfReason('rejected', row, known)).toBe('30.30');
    expect(oldestOfReason('rejected', row, known)).toBe('2026-11-23');
    expect(sumOfReason('rejected', row, { ...known, refused: refused.slice(1) })).toBeNull();
    const [first, second] = refused;
    if (first === undefined || second === undefined) throw new Error('two are planted');
    expect(sumOfReason('rejected', row, { ...known, refused: [first, { ...second, currency: 'EUR' }] })).toBeNull();
    expect(sumOfReason('unmarked', row, known)).toBeNull();
    expect(oldestOfReason('unmarked', row, known)).toBe('');
    expect(oldestOfReason('rejected', row, undefined)).toBe('');
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
    const { files, missing, unreached } = await collectMonth({
      ...{ parts, source, month: '2026-11', format: 'xml' },
      progress: (done) => told.push(done),
      signal: new AbortController().signal,
    });
    expect([missing, unreached]).toEqual([1, false]);
    expect(told).toEqual([3]);
    expect(files[0]).toMatchObject({
      folders: ['RO1001', '2026-11', 'primite'],
      name: '2026-11-24 Bacania Oituz BO 7731.xml',
      day: '2026-11-24',
    });
  });
});

describe('the size of a month', () => {
  const parts: readonly MonthDocuments[] = [
    { company: company(1), direction: 'in', ids: Array.from({ length: 450 }, (_, at) => `in-${at}`) },
    { company: company(2), direction: 'out', ids: ['out-1'] },
  ];
  const item = { ...listedItem('BO 7731'), issueDate: '2026-11-24', partnerName: 'Oituz', xmlBytes: 10, zipBytes: 7 };

  it('is that of all documents, read some at a time, and where the first one will lie is told', async () => {
    const asked: number[] = [];
    const itemsOf = async (ids: readonly string[]) => {
      asked.push(ids.length);
      return ids.map(() => item);
    };
    const size = await sizeOfMonth(parts, '2026-11', itemsOf, new AbortController().signal);
    expect(asked).toEqual([200, 200, 50, 1]);
    expect(size).toEqual({
      bytes: { xml: 4510, zip: 3157 },
      folder: 'RO1001/2026-11/primite',
      name: '2026-11-24 Oituz BO 7731',
    });
    // PDFs are made when they are asked for.
    expect(size && bytesOf(['xml', 'pdf', 'zip'], size)).toBe(7667);
  });

  it('is given up when other companies are chosen', async () => {
    const reading = new AbortController();
    const itemsOf = async () => {
      reading.abort();
      return [item];
    };
    expect(await sizeOfMonth(parts, '2026-11', itemsOf, reading.signal)).toBeNull();
  });
});
