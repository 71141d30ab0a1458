/** The snapshot against a slow, obvious search over plain rows: random rows, changes and questions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@/domain/text/fold';
import { findInArchive, firstInArchive } from '@/workers/archive-search/answer-query';
import { ArchiveColumns } from '@/workers/archive-search/archive-columns';
import {
  ARCHIVE_SORT_KEYS,
  type ArchiveQuery,
  type ArchiveSortKey,
  type DaySpan,
  type SumSpan,
} from '@/workers/archive-search/archive-query';
import type { ArchiveColumnsRow } from '@/workers/archive-search/columns-entry';
import { countByYear } from '@/workers/archive-search/count-by-year';
import { findByText } from '@/workers/archive-search/find-by-text';
import { totalsAt } from '@/workers/archive-search/totals-of';

const cents = (text: string): bigint => BigInt(Math.round(Number(text) * 100));
const amount = fc.integer({ min: -500, max: 500 }).map((value) => (value / 100).toFixed(2));
const date = fc.constantFrom('2025-12-31', '2026-01-01', '2026-03-02', '2026-03-09', '2026-11-30');
const rowOf = fc.record<ArchiveColumnsRow>({
  id: fc.constantFrom(...'abcdefghij'),
  direction: fc.constantFrom('out', 'out', 'in'),
  number: fc.constantFrom('FCT-9', 'FCT-10', 'FCT-0010', 'NC 1', 'fct-9', 'Ș2', 'Ж-9'),
  issueDate: date,
  dueDate: fc.oneof(fc.constant(''), date),
  partnerName: fc.constantFrom('Țara Oașului', 'TARA  oasului', 'Hotel Înalt', 'Ana 9'),
  partnerTaxId: fc.constantFrom('18745203', 'RO99', ''),
  currency: fc.constantFrom('RON', 'EUR', 'USD'),
  net: amount,
  vat: amount,
  total: amount,
  state: fc.constantFrom('accepted', 'rejected', 'refused', 'doubtful', 'queued'),
  issuedAt: date.map((day) => `${day}T08:00:00.000Z`),
  xmlSha256: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)),
});
const text = fc.constantFrom('', ' ', '9', 'fct-1', 'ȚARA', 'oas', 'ro9', '1874', 'nimic', 's2', 'ж-', '\n', 'i 9');
const bound = fc.oneof(fc.constant(null), fc.integer({ min: -500, max: 500 }).map(BigInt));
const span = fc.record({ from: fc.oneof(fc.constant(''), date), to: fc.oneof(fc.constant(''), date) });
const sum = fc.record({ from: bound, to: bound });
const queryOf = fc.record<ArchiveQuery>({
  direction: fc.constantFrom('out', 'in'),
  text,
  number: text,
  partner: text,
  states: fc.subarray(['accepted', 'rejected', 'refused', 'queued'], { maxLength: 2 }),
  taxId: fc.oneof(text, fc.constant('ro9; 1874')),
  issued: fc.array(span, { maxLength: 2 }),
  due: fc.constant([]),
  arrived: fc.constant([]),
  net: fc.constant({ from: null, to: null }),
  vat: sum,
  total: sum,
  group: fc.constant(null),
  today: fc.constant(''),
  settledTwins: fc.constant([]),
  sort: fc.record({
    by: fc.constantFrom(...ARCHIVE_SORT_KEYS),
    direction: fc.constantFrom('asc', 'desc'),
  }),
});

const has = (where: string, wanted: string) => fold(where).includes(fold(wanted.trim()));
const inPartner = (row: ArchiveColumnsRow, wanted: string) =>
  has(row.partnerName, wanted) || has(row.partnerTaxId, wanted);

const isSum = (row: ArchiveColumnsRow, wanted: string) =>
  /^\d+$/.test(wanted.trim()) && cents(row.total) === BigInt(wanted.trim()) * 100n;
const isWithin = (day: string, { from, to }: DaySpan) => (from === '' || day >= from) && (to === '' || day <= to);
const isBetween = (value: bigint, { from, to }: SumSpan) =>
  (from === null || value >= from) && (to === null || value <= to);

function answers(row: ArchiveColumnsRow, query: ArchiveQuery): boolean {
  return (
    row.direction === query.direction &&
    (has(row.number, query.text) || inPartner(row, query.text) || isSum(row, query.text)) &&
    has(row.number, query.number) &&
    inPartner(row, query.partner) &&
    query.taxId.split(';').some((one) => has(row.partnerTaxId, one)) &&
    (query.issued.length === 0 || query.issued.some((days) => isWithin(row.issueDate, days))) &&
    isBetween(cents(row.vat), query.vat) &&
    isBetween(cents(row.total), query.total)
  );
}

/** Numbers as people count: each run of digits by its value. */
const counted = (number: string) => fold(number).replace(/\d+/g, (digits) => digits.padStart(12, '0'));
const SORTED: Readonly<Record<ArchiveSortKey, (row: ArchiveColumnsRow) => string | bigint>> = {
  issueDate: (row) => row.issueDate,
  dueDate: (row) => row.dueDate,
  number: (row) => counted(row.number),
  partnerName: (row) => fold(row.partnerName),
  total: (row) => cents(row.total),
  taxId: (row) => fold(row.partnerTaxId),
  net: (row) => cents(row.net),
  vat: (row) => cents(row.vat),
  state: (row) => row.state,
  arrived: (row) => row.issuedAt,
};

function ordered(rows: readonly ArchiveColumnsRow[], { by, direction }: ArchiveQuery['sort']): readonly string[] {
  const keys = [SORTED[by], SORTED.issueDate, SORTED.number, (row: ArchiveColumnsRow) => row.id];
  const order = (a: ArchiveColumnsRow, b: ArchiveColumnsRow): number => {
    const key = keys.find((one) => one(a) !== one(b));
    return key === undefined ? 0 : (key(a) < key(b) ? -1 : 1) * (direction === 'asc' ? 1 : -1);
  };
  return [...rows].sort(order).map(({ id }) => id);
}

function sums(rows: readonly ArchiveColumnsRow[]) {
  const of = (currency: string) => rows.filter((row) => row.currency === currency);
  const sum = (of: readonly ArchiveColumnsRow[], field: 'net' | 'vat' | 'total') =>
    of.reduce((total, row) => total + cents(row[field]), 0n);
  return new Map(
    [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
      const own = of(currency);
      return [currency, { count: own.length, net: sum(own, 'net'), vat: sum(own, 'vat'), total: sum(own, 'total') }];
    }),
  );
}

const stepOf = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: fc.array(rowOf, { maxLength: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.array(fc.constantFrom(...'abcdefghijx'), { maxLength: 4 }) }) },
);

function applied(
  columns: ArchiveColumns,
  model: Map<string, ArchiveColumnsRow>,
  step: typeof stepOf extends fc.Arbitrary<infer S> ? S : never,
) {
  if ('put' in step) {
    columns.put(step.put);
    for (const row of step.put) model.set(row.id, row);
    return;
  }
  columns.remove(step.remove);
  for (const id of step.remove) model.delete(id);
}

describe('the snapshot of the archive', () => {
  it('answers every question as a plain filter and sort of its rows would', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(stepOf, queryOf), { maxLength: 8 }), (steps) => {
        const columns = new ArchiveColumns(fold);
        const model = new Map<string, ArchiveColumnsRow>();
        for (const [step, query] of steps) {
          const edition = columns.edition;
          applied(columns, model, step);
          expect(columns.edition).toBeGreaterThan(edition);
          const rows = [...model.values()];
          const matching = rows.filter((row) => answers(row, query));
          const wanted = matching.filter(({ state }) => query.states.length === 0 || query.states.includes(state));
          const found = findInArchive(columns, query, fold);
          expect(columns.at(found.places).map(({ id }) => id)).toEqual(ordered(wanted, query.sort));
          expect([...firstInArchive(columns, query, fold, 3)]).toEqual([...found.places.subarray(0, 3)]);
          expect(found.count).toBe(wanted.length);
          expect(found.all).toBe(rows.filter(({ direction }) => direction === query.direction).length);
          const states = [...new Set(matching.map(({ state }) => state))];
          const ofState = (wantedState: string) => matching.filter(({ state }) => state === wantedState).length;
          expect(found.byState).toEqual(Object.fromEntries(states.map((state) => [state, ofState(state)])));
          expect(new Map(found.totals.map(({ currency, ...sum }) => [currency, sum]))).toEqual(sums(wanted));
          const counts = found.totals.map(({ count }) => count);
          expect(counts).toEqual([...counts].sort((a, b) => b - a));
        }
      }),
      { seed: 20261121, numRuns: 250 },
    );
  });

  it('finds by text what asks for something first, then the newest, then the highest number', () => {
    const asks = (state: string) => ['rejected', 'refused', 'doubtful'].includes(state);
    fc.assert(
      fc.property(fc.array(rowOf, { maxLength: 25 }), text, fc.integer({ min: 1, max: 6 }), (put, wanted, limit) => {
        const columns = new ArchiveColumns(fold);
        columns.put(put);
        const rows = [...new Map(put.map((row) => [row.id, row])).values()];
        const all = rows.filter((row) => has(row.number, wanted) || inPartner(row, wanted));
        const keyOf = (row: ArchiveColumnsRow) => `${asks(row.state) ? 1 : 0} ${row.issueDate} ${counted(row.number)}`;
        const keys = all.map(keyOf).sort().reverse().slice(0, limit);
        const found = findByText(columns, wanted, limit, fold);
        const byId = new Map(all.map((row) => [row.id, row]));
        expect(found.ids.map((id) => keyOf(byId.get(id) ?? put[0] ?? expect.fail('unknown id')))).toEqual(keys);
        expect(new Set(found.ids).size).toBe(found.ids.length);
        expect(found.count).toBe(all.length);
      }),
      { seed: 20261121, numRuns: 250 },
    );
  });

  it('knows its rows by id and counts issued ones by year, the newest first', () => {
    fc.assert(
      fc.property(fc.array(stepOf, { maxLength: 8 }), (steps) => {
        const columns = new ArchiveColumns(fold);
        const model = new Map<string, ArchiveColumnsRow>();
        for (const step of steps) applied(columns, model, step);
        for (const id of 'abcdefghijx') expect(columns.entryOf(id)?.number).toBe(model.get(id)?.number);
        const places = [...'abcdefghijx'].flatMap((id) => columns.placeOf(id) ?? []);
        expect(
          new Map(totalsAt(columns, Uint32Array.from(places)).map(({ currency, ...sum }) => [currency, sum])),
        ).toEqual(sums([...model.values()]));
        const issued = [...model.values()].filter(({ direction }) => direction === 'out');
        const years = [2026, 2025].map((year) => ({
          year,
          count: issued.filter((row) => row.issueDate.startsWith(`${year}`)).length,
        }));
        expect(countByYear(columns)).toEqual(years.filter(({ count }) => count > 0));
      }),
      { seed: 20261121, numRuns: 200 },
    );
  });
});
