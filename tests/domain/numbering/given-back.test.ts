import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/iso-date';
import { endLease, giveBack, isInUse, voidNumber } from '../../../src/domain/numbering/end-numbers';
import { leaseStatus, type NumberLease, newLease, nextNumber, numbersLeft } from '../../../src/domain/numbering/lease';
import { takeNumber } from '../../../src/domain/numbering/take-number';

/** The numbers from 10, issued on the days given. */
function issued(to: number, ...days: string[]): NumberLease {
  return days.reduce(
    (lease, day) => {
      const taken = takeNumber(lease, day);
      if (!taken.ok) throw new Error(taken.code);
      return taken.lease;
    },
    newLease(10, to),
  );
}

const NOVEMBER = ['2026-11-01', '2026-11-10', '2026-11-20'];
const gap = (lease: NumberLease, number: number, before: string, after: string) =>
  giveBack(lease, number, { before, after });

describe('a number given back', () => {
  it.each([
    ['2026-10-31', undefined],
    ['2026-11-01', 11],
    ['2026-11-20', 11],
    ['2026-11-21', 13],
  ])('between 1 and 20 November is next on %s: %s', (day, number) => {
    const lease = gap(issued(19, ...NOVEMBER), 11, '2026-11-01', '2026-11-20');
    const taken = takeNumber(lease, day);
    expect(taken.ok ? taken.number : undefined).toBe(number);
  });

  it('goes before a higher one, in whatever order they came back', () => {
    const days = ['2026-11-01', '2026-11-01', '2026-11-01', '2026-11-01'];
    for (const order of [
      [11, 12, 10],
      [12, 11, 10],
      [10, 12, 11],
    ]) {
      const lease = order.reduce((one, number) => gap(one, number, '2026-11-01', '2026-11-01'), issued(19, ...days));
      expect(nextNumber(lease, '2026-11-01')).toBe(10);
    }
  });

  it('as the last of the series frees the days after the one before it', () => {
    const back = gap(issued(19, ...NOVEMBER), 12, '2026-11-10', '');
    const voided = voidNumber(back, { number: 12, reason: 'dublură', on: '2026-11-21' });
    expect(takeNumber(voided, '2026-11-12')).toMatchObject({ ok: true, number: 13 });
    expect(takeNumber(voided, '2026-11-09')).toMatchObject({ ok: false, notBefore: '2026-11-10' });
  });

  it('from the middle leaves the last day where it was', () => {
    const back = gap(issued(19, ...NOVEMBER), 11, '2026-11-01', '2026-11-20');
    expect(back.lastDate).toBe('2026-11-20');
    const voided = voidNumber(back, { number: 11, reason: 'dublură', on: '2026-11-21' });
    expect(takeNumber(voided, '2026-11-12')).toMatchObject({ ok: false, notBefore: '2026-11-20' });
  });

  it('is one in use; any other changes nothing', () => {
    const lease = issued(19, ...NOVEMBER);
    const back = gap(lease, 11, '2026-11-01', '2026-11-20');
    const voided = voidNumber(back, { number: 11, reason: 'dublură', on: '2026-11-21' });
    expect([9, 10, 11, 12, 13].map((number) => isInUse(lease, number))).toEqual([false, true, true, true, false]);
    expect([isInUse(back, 11), isInUse(voided, 11), isInUse(voided, 12)]).toEqual([false, false, true]);
    for (const number of [9, 13]) expect(gap(lease, number, '', '')).toBe(lease);
    expect(gap(back, 11, '', '')).toBe(back);
    expect(gap(voided, 11, '', '')).toBe(voided);
  });

  it('can be voided; one that was not given back cannot', () => {
    const back = gap(issued(19, ...NOVEMBER), 11, '2026-11-01', '2026-11-20');
    expect(voidNumber(back, { number: 12, reason: 'x', on: '2026-11-21' })).toBe(back);
    const two = gap(back, 10, '', '2026-11-20');
    expect(voidNumber(two, { number: 12, reason: 'x', on: '2026-11-21' })).toBe(two);
    expect(voidNumber(two, { number: 11, reason: 'x', on: '2026-11-21' })).toMatchObject({
      returned: [{ number: 10 }],
      voided: [{ number: 11, reason: 'x', on: '2026-11-21' }],
    });
  });

  it('keeps a used-up lease in use until it is used again', () => {
    const full = issued(12, ...NOVEMBER);
    expect(leaseStatus(full)).toBe('exhausted');
    expect(leaseStatus(gap(full, 11, '2026-11-01', '2026-11-20'))).toBe('in-use');
    expect(nextNumber(gap(full, 11, '2026-11-01', '2026-11-20'), '2026-11-05')).toBe(11);
    expect(nextNumber(gap(full, 11, '2026-11-01', '2026-11-20'), '2026-11-25')).toBeUndefined();
  });
});

// Two invoices beside each other would otherwise have their dates the wrong way round.
describe('numbers given back beside each other', () => {
  const next = (lease: NumberLease, day: string): [number | undefined, NumberLease] => {
    const taken = takeNumber(lease, day);
    return taken.ok ? [taken.number, taken.lease] : [undefined, lease];
  };

  it('learn the day of the lower one when it is used again', () => {
    const days = ['2026-11-01', '2026-11-10', '2026-11-10', '2026-11-20'];
    const back = [12, 11].reduce((one, number) => gap(one, number, '2026-11-01', '2026-11-20'), issued(19, ...days));
    const [first, used] = next(back, '2026-11-15');
    expect([first, next(used, '2026-11-14')[0], next(used, '2026-11-15')[0]]).toEqual([11, undefined, 12]);
  });

  it('learn the day of the higher one when that is used before them', () => {
    const days = ['2026-11-01', '2026-11-10', '2026-11-10', '2026-11-10', '2026-11-20'];
    let lease = gap(issued(19, ...days), 12, '2026-11-10', '2026-11-10');
    lease = gap(lease, 11, '2026-11-01', '2026-11-10');
    lease = gap(lease, 13, '2026-11-01', '2026-11-20');
    const [eleven, first] = next(lease, '2026-11-05');
    const [thirteen, second] = next(first, '2026-11-06');
    expect([eleven, thirteen, next(second, '2026-11-10')[0]]).toEqual([11, 13, undefined]);
  });

  it('learn the day of a new number, and are not freed by a later one', () => {
    let lease = gap(issued(19, ...NOVEMBER), 12, '2026-11-10', '');
    lease = gap(lease, 11, '2026-11-01', '');
    const [eleven, first] = next(lease, '2026-11-05');
    const [thirteen, second] = next(first, '2026-11-07');
    expect([eleven, thirteen]).toEqual([11, 13]);
    expect(second.returned).toEqual([{ number: 12, notBefore: '2026-11-10', notAfter: '2026-11-07' }]);
    const [fourteen, third] = next(second, '2026-11-25');
    expect(fourteen).toBe(14);
    expect(third.returned).toEqual(second.returned);
  });
});

describe('a lease', () => {
  it('counts what is left for a device without a network', () => {
    expect(newLease(10, 19)).toMatchObject({ lastDate: '', takenTo: 9 });
    expect(numbersLeft(issued(19, ...NOVEMBER))).toBe(7);
    expect(numbersLeft(endLease(issued(19, ...NOVEMBER), 'returned', '', '2026-11-21').lease)).toBe(0);
  });

  it('ended while all its numbers are taken frees none, and remembers which it had', () => {
    const full = gap(issued(12, ...NOVEMBER), 11, '2026-11-01', '2026-11-20');
    const { lease, unused } = endLease(full, 'returned', 'predat', '2026-11-21');
    expect(unused).toBeUndefined();
    expect(lease).toEqual({
      ...full,
      state: 'returned',
      returned: [],
      voided: [{ number: 11, reason: 'predat', on: '2026-11-21' }],
    });
    expect(nextNumber(lease, '2026-11-21')).toBeUndefined();
  });

  it('ended with numbers to spare offers none of them, and keeps what was voided before', () => {
    const back = [10, 11].reduce((one, number) => gap(one, number, '', '2026-11-20'), issued(19, ...NOVEMBER));
    const voided = voidNumber(back, { number: 10, reason: 'dublură', on: '2026-11-21' });
    const { lease } = endLease(voided, 'closed', 'pierdut', '2026-11-22');
    expect(nextNumber(lease, '2026-11-22')).toBeUndefined();
    expect(lease.voided.map(({ number, reason }) => `${number} ${reason}`)).toEqual(['10 dublură', '11 pierdut']);
  });

  // The editor's «urmează FCT-0416» and the number taken a moment later.
  it('announces the number that is then taken', () => {
    const act = fc.record({ day: fc.nat(12), back: fc.integer({ min: -3, max: 12 }) });
    let compared = 0;
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        let lease = newLease(0, 9);
        for (const { day, back } of acts) {
          const date = addDays('2026-11-01', day);
          const taken = takeNumber(lease, date);
          if (taken.ok) {
            expect(nextNumber(lease, date)).toBe(taken.number);
            compared += 1;
            lease = taken.lease;
          } else if (taken.code === 'exhausted') expect(nextNumber(lease, date)).toBeUndefined();
          if (back >= 0) lease = gap(lease, back, '2026-11-01', '2026-11-13');
        }
      }),
      { seed: 44, numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(150);
  });
});
