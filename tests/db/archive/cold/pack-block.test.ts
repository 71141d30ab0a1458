/** What goes into a block comes out of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, idAt } from '@/db/archive/cold/block-columns';
import { dayOf, PART_ROWS } from '@/db/archive/cold/cold-block';
import { packBlock } from '@/db/archive/cold/pack-block';
import { isPackable, isSettled, type SettledRow } from '@/db/archive/cold/packable';
import { rowsOfPart } from '@/db/archive/cold/packed-row';
import { hundredths } from '@/domain/money/hundredths';
import { version } from '../../support/samples';
import { COMPANY } from '../../support/test-database';
import { coldItem } from '../../support/two-stores';

function rowOf(place: number, name = 'Hotel Înalt', taken: SettledRow['taken'] = null): SettledRow {
  const base = coldItem(place, { partnerName: name });
  const { id, direction, issueDate, number, xmlSha256 } = base;
  const indexed = { id, companyId: COMPANY, direction, issueDate, number, xmlSha256 };
  return { ...indexed, version: version(place + 1), base, pending: [], draft: null, taken };
}

const texts = fc.string({ unit: 'grapheme', maxLength: 60 });
const places = fc.uniqueArray(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 3 * PART_ROWS });

describe('a block', () => {
  it('gives back every row, in its part and place', () => {
    fc.assert(
      fc.property(places, texts, (some, name) => {
        const [first, ...others] = some.map((place) => rowOf(place, name));
        if (first === undefined) return;
        const block = packBlock([first, ...others]);
        const read = block.parts.flatMap((bytes) => rowsOfPart(COMPANY, bytes));
        expect(read).toEqual([first, ...others]);
      }),
      { numRuns: 30 },
    );
  });

  it('lists what its rows say', () => {
    const rows = Array.from({ length: 60 }, (_, place) => rowOf(place * 3));
    const [first, ...others] = rows;
    if (first === undefined) throw new Error('no row');
    const { columns } = packBlock([first, ...others]);
    for (const [place, { base }] of rows.entries()) {
      expect(idAt(columns, place)).toBe(base.id);
      expect(dateOf(columns.issueDays[place] ?? 0)).toBe(base.issueDate);
      expect(columns.dueDays[place]).toBe(dayOf(base.dueDate));
      expect(columns.numbers[place]).toBe(base.number);
      expect(columns.partners[columns.partnerOf[place] ?? 0]).toEqual([base.partnerName, base.partnerTaxId]);
      expect(columns.currencies[columns.currencyOf[place] ?? 0]).toBe(base.currency);
      const sums = [columns.net[place], columns.vat[place], columns.total[place]];
      expect(sums).toEqual([base.net, base.vat, base.total].map(hundredths));
    }
  });

  it('keeps the number that was taken on this device', () => {
    const row = rowOf(1, 'A', { leaseId: coldItem(7).id, number: 3 });
    const [bytes] = packBlock([row]).parts;
    expect(rowsOfPart(COMPANY, bytes ?? new Uint8Array())).toEqual([row]);
  });
});

describe('a row goes into a block', () => {
  it.each([
    ['of a newer version’s field', { ...rowOf(1), later: 1 }],
    ['that the server has not confirmed', { ...rowOf(1), version: version(0) }],
    ['that ANAF has not accepted', { ...rowOf(1), base: coldItem(1, { state: 'uploaded' }) }],
    ['with an id of another form', { ...rowOf(1), base: { ...coldItem(1), id: coldItem(1).id.toUpperCase() } }],
  ])('unless it is one %s', (_words, row) => {
    expect(isPackable(rowOf(1))).toBe(true);
    expect(isPackable(row as SettledRow)).toBe(false);
  });

  it('unless its amounts pass what a column holds', () => {
    expect(isSettled(coldItem(1, { total: '92233720368547758.07' as never }))).toBe(true);
    expect(isSettled(coldItem(1, { total: '92233720368547758.08' as never }))).toBe(false);
  });
});
