import { describe, expect, it } from 'vitest';
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import { workingDeadline } from '@/app/companies/working-deadline';
import { homeCompanyRows, isOfView, openCounts } from '@/app/home/companies/company-rows';
import { keyOfEntry, openListOf } from '@/app/home/companies/open-list';
import { holidaysAhead, monthName, namedDay } from '@/app/home/day-words';
import { axisTicks, scaleOf } from '@/app/home/figures/chart-scale';
import { comparedWith, thousands, vatOf } from '@/app/home/figures/figure-words';
import { homeTexts } from '@/app/home/home-texts';
import { longDay } from '@/app/ui/words/long-day';
import type { OpenFilingRow } from '@/db/archive/open-filing';
import { vatReturnDay } from '@/domain/calendar/vat-return';
import { entityId } from '../../db/support/samples';

describe('the axis of a chart', () => {
  it('has round steps from zero over the largest value', () => {
    expect(axisTicks(0, 412)).toEqual([0, 200, 400, 600]);
    expect(axisTicks(0, 450)).toEqual([0, 200, 400, 600]);
    expect(axisTicks(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(axisTicks(0, 0)).toEqual([0, 1]);
  });

  it('goes below zero for a month of credit notes', () => {
    const ticks = axisTicks(-120, 300);
    expect(ticks[0]).toBeLessThanOrEqual(-120);
    expect(ticks).toContain(0);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(300);
  });

  it('holds for any values: all lie within, steps are even', () => {
    for (let seed = 1; seed < 500; seed += 1) {
      const values = [Math.sin(seed) * 10 ** (seed % 7), Math.cos(seed * 3) * 10 ** (seed % 5)].map(Math.round);
      const { ticks, at } = scaleOf(values, 200);
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(-1e-6);
        expect(at(value)).toBeLessThanOrEqual(200 + 1e-6);
      }
      expect(ticks.length).toBeLessThanOrEqual(9);
      expect(new Set(ticks.slice(1).map((tick, place) => Math.round(tick - (ticks[place] ?? 0)))).size).toBe(1);
    }
  });
});

describe('a figure in words', () => {
  it('stands beside the month before', () => {
    expect(comparedWith(108_10n, 100_00n, '2026-10')).toBe('cu 8,1 % peste octombrie');
    expect(comparedWith(90_00n, 100_00n, '2026-10')).toBe('cu 10,0 % sub octombrie');
    expect(comparedWith(100_00n, 100_00n, '2026-10')).toBe('ca în octombrie');
    expect(comparedWith(1n, 0n, '2026-10')).toBe('');
  });

  it('says VAT that is due and VAT that comes back', () => {
    const side = (vat: bigint) => ({ count: 1, net: 0n, vat });
    expect(vatOf({ issued: side(300n), received: side(100n) })).toEqual({ due: true, text: '2,00' });
    expect(vatOf({ issued: side(1n), received: side(101n) })).toEqual({ due: false, text: '1,00' });
    expect(thousands(412_380_55n)).toBe(412);
  });

  it('counts decisions as people do', () => {
    expect(homeTexts.title(0, null)).toBe('Nimic nu cere o decizie');
    expect(homeTexts.title(1, null)).toBe('Un lucru cere o decizie');
    expect(homeTexts.title(5, null)).toBe('Cinci lucruri cer o decizie');
    expect(homeTexts.title(21, 148)).toBe('21 de lucruri cer o decizie în 148 de firme');
  });
});

describe('days', () => {
  it('of the VAT return: the 25th, or the working day after it', () => {
    expect(vatReturnDay('2026-10')).toBe('2026-11-25');
    // The 25th and 26th of December are holidays, the 27th is a Sunday.
    expect(vatReturnDay('2026-11')).toBe('2026-12-28');
    expect(vatReturnDay('2026-12')).toBe('2027-01-25');
  });

  it('are said in Romanian', () => {
    expect(longDay('2026-11-26')).toBe('joi, 26 noiembrie 2026');
    expect(namedDay('2026-12-28')).toBe('luni, 28.12.2026');
    expect(monthName('2026-11')).toBe('noiembrie');
  });

  it('that do not count are told ahead, weekends apart', () => {
    expect(holidaysAhead('2026-11-26')).toBe('30.11 și 01.12 sunt sărbători și nu se numără');
    expect(holidaysAhead('2026-11-02')).toBe('');
  });

  it('of a deadline are working days', () => {
    expect(workingDeadline('2026-11-26', '2026-11-26')).toEqual({ tone: 'bad', text: 'astăzi' });
    expect(workingDeadline('2026-11-25', '2026-11-26').text).toBe('termen depășit');
    expect(workingDeadline('2026-11-27', '2026-11-26')).toEqual({ tone: 'wait', text: 'mâine' });
    expect(workingDeadline('2026-12-04', '2026-11-26').text).toBe('în 4 zile lucrătoare');
    // Monday and Tuesday are holidays: Wednesday is the next working day but one.
    expect(workingDeadline('2026-12-02', '2026-11-27')).toEqual({ tone: 'wait', text: 'în 1 zi lucrătoare' });
  });
});

describe('the companies', () => {
  const company = (id: number): Company => ({ id: id as CompanyId, cif: `1${id}`, name: `Firma ${id}` }) as Company;
  let row = 0;
  const open = (companyId: number, state: OpenFilingRow['state'], issueDate: string): OpenFilingRow => {
    row += 1;
    const id = entityId(`00000000-0000-4000-8000-${String(row).padStart(12, '0')}`);
    return { id, companyId: companyId as CompanyId, state, attempt: 1, issueDate, seen: false };
  };
  const counts = openCounts([
    ...[open(3, 'rejected', '2026-11-20'), open(3, 'rejected', '2026-11-24'), open(3, 'doubtful', '2026-11-25')],
    ...[open(2, 'recorded', '2026-11-19'), open(4, 'uploaded', '2026-11-02')],
  ]);
  const told = (id: number, refused: number) => ({
    ...{ company: id as CompanyId, refused, held: 0, doubtful: 0, unsent: 0, underWay: 2, oldestUnsent: '2026-11-18' },
    ...{ issued: 7, received: 0, booked: 0, toBook: 9, endangered: 0, leaves: '', answeredAt: '', trouble: '' },
  });
  const rows = homeCompanyRows({
    companies: [1, 2, 3, 4, 5].map(company),
    open: counts,
    months: new Map(),
    server: new Map([told(3, 99), told(5, 4)].map((one) => [one.company, one])),
    here: new Set([1, 2, 3, 4].map((id) => id as CompanyId)),
  });

  it('stand red first; what is not on the device is the server’s word, what is here is the device’s', () => {
    expect(rows.map((one) => one.company.id)).toEqual([5, 2, 3, 1, 4]);
    expect(rows.map(({ refused }) => refused)).toEqual([4, 0, 2, 0, 0]);
    expect(rows.map(({ fromServer }) => fromServer)).toEqual([true, false, false, false, false]);
    // What ANAF has is in time.
    expect(rows.at(-1)?.deadline).toBeNull();
  });

  it('are parted by the views', () => {
    const of = (view: Parameters<typeof isOfView>[0]) =>
      rows.filter((one) => isOfView(view, one, '2026-11-26')).map((one) => one.company.id);
    expect(of('refused')).toEqual([5, 3]);
    expect(of('today')).toEqual([5, 2]);
    expect(of('toBook')).toEqual([5]);
    expect(of('fine')).toEqual([1, 4]);
  });

  // Before: the list held at most 300 of each kind, its count was theirs, and what is not on the device was not in it.
  it('have one list of all that is not accepted, by deadline, the server’s counts in their places', () => {
    const many = Array.from({ length: 1_000 }, (_none, place) => open(2, 'uploaded', `2026-11-${10 + (place % 10)}`));
    const companies = [1, 2, 3, 4, 5].map(company);
    const list = openListOf([...many, open(3, 'rejected', '2026-11-20')], rows, companies);
    const { count, elsewhere } = list;
    const entries = list.entries();
    expect([entries.length, count, elsewhere]).toEqual([1_002, 1_007, 6]);
    const deadlines = entries.map(({ deadline }) => deadline);
    expect(deadlines).toEqual(deadlines.toSorted());
    expect(new Set(entries.map(keyOfEntry)).size).toBe(entries.length);
    expect(entries.find(({ kind }) => kind === 'company')).toMatchObject({ company: 'Firma 5', count: 6 });
    // Rows of a company that is only half here are the server's word alone.
    expect(openListOf([open(5, 'rejected', '2026-11-20')], rows, companies)).toMatchObject({ count: 6, elsewhere: 6 });
  });
});
