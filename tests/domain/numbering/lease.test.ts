import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/iso-date';
import { endLease, giveBack, isInUse, voidNumber } from '../../../src/domain/numbering/end-numbers';
import { leaseStatus, type NumberLease, newLease, nextNumber, numbersLeft } from '../../../src/domain/numbering/lease';
import { numbersReport } from '../../../src/domain/numbering/numbers-report';
import { formatNumber, numberInSeries } from '../../../src/domain/numbering/series';
import { takeNumber } from '../../../src/domain/numbering/take-number';

function take(lease: NumberLease, date: string): { number: number; lease: NumberLease } {
  const result = takeNumber(lease, date);
  if (!result.ok) throw new Error(result.code);
  return result;
}

/** A device's year: invoices issued on drawn days, some discarded before they left. */
type Act = { readonly kind: 'issue' | 'discard' | 'void'; readonly day: number; readonly pick: number };
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({ kind: fc.constantFrom('issue', 'issue', 'issue', 'discard', 'void'), day: fc.nat(40), pick: fc.nat(50) }),
  { maxLength: 60 },
);

function neighboursOf(issued: ReadonlyMap<number, string>, number: number) {
  const below = [...issued.keys()].filter((one) => one < number);
  const above = [...issued.keys()].filter((one) => one > number);
  return {
    before: issued.get(Math.max(...below)) ?? '',
    after: issued.get(Math.min(...above)) ?? '',
  };
}

describe('a lease', () => {
  // Verifies: design 5.6. Numbers and dates rise together whatever is issued, discarded and reused.
  it('gives each number once and never lets a date fall along the numbers', () => {
    let reused = 0;
    let refused = 0;
    fc.assert(
      fc.property(acts, (list) => {
        let lease = newLease(100, 120);
        const issued = new Map<number, string>();
        for (const { kind, day, pick } of list) {
          const date = addDays('2026-11-01', day);
          if (kind === 'issue') {
            const result = takeNumber(lease, date);
            if (!result.ok) refused += 1;
            if (!result.ok) continue;
            expect(issued.has(result.number)).toBe(false);
            if (result.number <= lease.takenTo) reused += 1;
            issued.set(result.number, date);
            lease = result.lease;
          } else if (kind === 'discard' && issued.size > 0) {
            const number = [...issued.keys()][pick % issued.size] ?? 0;
            issued.delete(number);
            lease = giveBack(lease, number, neighboursOf(issued, number));
          } else {
            const [one] = lease.returned;
            if (one !== undefined) lease = voidNumber(lease, { number: one.number, reason: 'anulat', on: date });
          }
          const dates = [...issued].sort(([a], [b]) => a - b).map(([, at]) => at);
          expect([...dates].sort()).toEqual(dates);
          const idle = [...lease.returned, ...lease.voided].map(({ number }) => number);
          expect([...idle, ...issued.keys()].sort((a, b) => a - b)).toEqual(
            Array.from({ length: lease.takenTo - 99 }, (_, index) => 100 + index),
          );
          for (const number of issued.keys()) expect(isInUse(lease, number)).toBe(true);
        }
      }),
      { seed: 6, numRuns: 300 },
    );
    // Not vacuous: numbers were given back and used again, and dates were refused.
    expect(reused).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(50);
  });

  it('is reserved, in use, exhausted', () => {
    const fresh = newLease(1, 2);
    expect([leaseStatus(fresh), numbersLeft(fresh), nextNumber(fresh, '2026-11-26')]).toEqual(['reserved', 2, 1]);
    const one = take(fresh, '2026-11-26').lease;
    expect(leaseStatus(one)).toBe('in-use');
    const two = take(one, '2026-11-26').lease;
    expect([leaseStatus(two), nextNumber(two, '2026-11-27')]).toEqual(['exhausted', undefined]);
    expect(takeNumber(two, '2026-11-27')).toEqual({ ok: false, code: 'exhausted' });
  });

  it('refuses a date before the predecessor, of this lease or of the one before', () => {
    const { lease } = take(newLease(1, 9), '2026-11-26');
    const refusal = { ok: false, code: 'date-before-predecessor', notBefore: '2026-11-26' };
    expect(takeNumber(lease, '2026-11-25')).toEqual(refusal);
    expect(takeNumber(newLease(1, 9), '2026-11-25', { date: '2026-11-26' })).toEqual(refusal);
  });

  it('gives a number back only between its neighbours', () => {
    let lease = take(newLease(1, 9), '2026-11-01').lease;
    lease = take(lease, '2026-11-10').lease;
    lease = take(lease, '2026-11-20').lease;
    lease = giveBack(lease, 2, { before: '2026-11-01', after: '2026-11-20' });
    expect(take(lease, '2026-11-15').number).toBe(2);
    expect(take(lease, '2026-11-21').number).toBe(4);
    expect(takeNumber(lease, '2026-10-31')).toMatchObject({ code: 'date-before-predecessor' });
  });

  it('ended hands back what was never taken and voids what was given back', () => {
    let lease = take(newLease(1, 9), '2026-11-01').lease;
    lease = giveBack(lease, 1, { before: '', after: '' });
    const ended = endLease(lease, 'closed', 'telefon pierdut', '2026-11-26');
    expect(ended.unused).toEqual({ from: 2, to: 9 });
    expect(ended.lease.voided).toEqual([{ number: 1, reason: 'telefon pierdut', on: '2026-11-26' }]);
    expect(leaseStatus(ended.lease)).toBe('closed');
    expect(takeNumber(ended.lease, '2026-11-26')).toEqual({ ok: false, code: 'lease-ended' });
    expect(endLease(ended.lease, 'returned', 'x', '2026-11-27').lease).toBe(ended.lease);
  });
});

describe('the numbers report', () => {
  it('has every number once, with what became of it', () => {
    let phone = take(take(newLease(11, 15), '2026-11-02').lease, '2026-11-03').lease;
    phone = giveBack(phone, 12, { before: '2026-11-02', after: '' });
    const rows = numbersReport(
      1,
      [
        { number: 1, date: '2026-11-01', id: 'a' },
        { number: 2, date: '2026-11-01', id: 'b' },
      ],
      [{ ...phone, id: 'l', deviceName: 'Telefon', grantedTo: phone.to, endReason: '', endedOn: '' }],
      [{ number: 3, reason: 'greșit', on: '2026-11-01' }],
    );
    expect(rows.map(({ from, to, use }) => [from, to, use.kind])).toEqual([
      [1, 1, 'invoice'],
      [2, 2, 'invoice'],
      [3, 3, 'voided'],
      [4, 10, 'gap'],
      [11, 11, 'in-use-elsewhere'],
      [12, 12, 'given-back'],
      [13, 15, 'reserved'],
    ]);
  });
});

describe('series', () => {
  it('pad their numbers and know their own', () => {
    const series = { prefix: 'FCT-', width: 4 };
    expect(formatNumber(series, 416)).toBe('FCT-0416');
    expect(numberInSeries(series, 'FCT-0416')).toBe(416);
    expect(numberInSeries(series, 'FCT-12345')).toBe(12345);
    for (const text of ['FCT-416', 'fct-0416', 'FCT-', 'X0416', 'FCT-04a6'])
      expect(numberInSeries(series, text)).toBeUndefined();
    expect(formatNumber({ prefix: 'A', width: 0 }, 7)).toBe('A7');
  });
});
