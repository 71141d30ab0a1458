/** The figures of a company are the same out of blocks and out of rows, to the ban. */
import { describe, expect, it } from 'vitest';
import { type CompanyFigures, companyFigures, MOST_PARTNERS } from '@/db/archive/company-figures';
import { companyMonth } from '@/db/archive/company-month';
import { MOST_READ, openWork } from '@/db/archive/open-work';
import { monthsUntil } from '@/domain/calendar/months';
import { decimalText } from '@/domain/money/decimal-text';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../../support/test-database';
import { coldItem, pullItems, twoStores } from '../../support/two-stores';

const QUESTION = { month: '2026-03', months: 12 };

/** 400 issued and 200 received, over three months. */
const ITEMS = Array.from({ length: 600 }, (_none, place) =>
  coldItem(place, {
    direction: place % 3 === 2 ? 'in' : 'out',
    net: decimalText(`${place}.10`),
    vat: decimalText(`${place}.02`),
    partnerTaxId: place % 2 === 0 ? `RO10${place % 7}` : `10${place % 7}`,
    ...(place % 6 === 2 && { marks: { booked: { state: true, by: 'Ana', at: '2026-03-02T08:00:00.000Z' } } }),
  }),
);

function expected(direction: 'in' | 'out', month: string) {
  const own = ITEMS.filter((item) => item.direction === direction && item.issueDate.startsWith(month));
  const lei = own.filter(({ currency }) => currency === 'RON');
  const sum = (of: 'net' | 'vat') => lei.reduce((all, item) => all + BigInt(item[of].replace('.', '')), 0n);
  return { count: own.length, net: sum('net'), vat: sum('vat') };
}

describe('the figures of a company', () => {
  it('are the same out of blocks and out of rows, and those of the documents', async () => {
    const { blocks, rows } = await twoStores(ITEMS);
    const figures: readonly CompanyFigures[] = await Promise.all(
      [blocks, rows].map((db) => companyFigures(db, COMPANY, QUESTION)),
    );
    expect(figures[0]).toEqual(figures[1]);
    const [found] = figures;
    for (const { month, issued, received } of found?.months ?? []) {
      expect(issued).toEqual(expected('out', month));
      expect(received).toEqual(expected('in', month));
    }
    expect(found?.months.map(({ month }) => month)).toEqual(monthsUntil(QUESTION.month, QUESTION.months));
    expect(found?.foreign).toBe(ITEMS.filter(({ currency }) => currency !== 'RON').length);
    const unmarkedIn = (month: string) =>
      ITEMS.filter((item) => item.direction === 'in' && item.marks === undefined && item.issueDate.startsWith(month));
    const toBook = [...unmarkedIn('2026-02'), ...unmarkedIn('2026-03')].length;
    expect(toBook).toBeGreaterThan(unmarkedIn('2026-03').length);
    expect(found?.toBook).toBe(toBook);
    expect(found?.months.at(-1)?.unmarked).toBe(unmarkedIn('2026-03').length);
    // What the list of all companies counts is the same.
    for (const db of [blocks, rows])
      expect(await companyMonth(db, COMPANY, { month: '2026-03', since: 0 })).toMatchObject({
        ...{ issued: expected('out', '2026-03').count, received: expected('in', '2026-03').count },
        ...{ toBook, unmarked: unmarkedIn('2026-03').length },
      });
    // One fiscal code is one partner, with its prefix and without.
    expect(found?.customers).toHaveLength(MOST_PARTNERS);
    const sums = found?.customers.map(({ net }) => net) ?? [];
    expect(sums).toEqual(sums.toSorted((a, b) => (a < b ? 1 : -1)));
    expect((await companyFigures(blocks, OTHER_COMPANY, QUESTION)).customers).toEqual([]);
  });

  it('are of the span alone', async () => {
    const db = openTestDatabase();
    await pullItems(db, [coldItem(1, { issueDate: '2025-03-31' }), coldItem(2, { issueDate: '2025-04-01' })]);
    const { months } = await companyFigures(db, COMPANY, QUESTION);
    expect(months[0]).toMatchObject({ month: '2025-04', issued: { count: 1 } });
    expect(months.slice(1).every(({ issued }) => issued.count === 0)).toBe(true);
  });
});

describe('open work', () => {
  it('reads the nearest deadlines whole and counts the rest', async () => {
    const db = openTestDatabase();
    const day = (place: number) => `2026-03-${String((place % 28) + 1).padStart(2, '0')}`;
    const items = Array.from({ length: MOST_READ + 40 }, (_none, place) =>
      coldItem(place, { state: 'recorded', issueDate: day(place) }),
    );
    await pullItems(db, [...items, coldItem(9_000, { state: 'rejected' })]);
    const { waiting, refused, doubtful } = await openWork(db);
    expect(waiting.rest).toHaveLength(40);
    expect(waiting.documents).toHaveLength(MOST_READ);
    const days = waiting.documents.map(({ view }) => view.item.issueDate);
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)).toBe(items.map(({ issueDate }) => issueDate).toSorted()[MOST_READ - 1]);
    expect(waiting.rest.every(({ issueDate }) => issueDate >= (days.at(-1) ?? ''))).toBe(true);
    expect([refused, doubtful].map(({ documents, rest }) => [documents.length, rest.length])).toEqual([
      ...[
        [1, 0],
        [0, 0],
      ],
    ]);
    expect((await openWork(db, ({ companyId }) => companyId === OTHER_COMPANY)).waiting.documents).toEqual([]);
  });
});
