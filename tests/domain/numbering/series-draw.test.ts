/** Promise 6 over all the intervals of a series on a device: drawn consecutively, dates rising along the numbers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/iso-date';
import { newLease } from '../../../src/domain/numbering/lease';
import {
  afterGivenBack,
  afterRedated,
  afterVoided,
  type DrawnLease,
  datesAround,
  drawNumber,
  numbersFree,
} from '../../../src/domain/numbering/series-draw';

type Lease = DrawnLease;

function leaseOf(from: number, to: number, more: Partial<Lease> = {}): Lease {
  return { numbers: newLease(from, to), taken: [], base: { usedTo: from - 1, lastDate: '' }, ...more };
}

function drawn(leases: readonly Lease[], ...dates: readonly string[]): readonly Lease[] {
  return dates.reduce((held, date) => put(held, mustDraw(held, date).lease), leases);
}

function mustDraw(leases: readonly Lease[], date: string) {
  const draw = drawNumber(leases, date);
  if (draw.kind !== 'drawn') throw new Error(draw.kind);
  return draw;
}

/** In the place of the lease with the same interval. */
function put(leases: readonly Lease[], changed: Lease): readonly Lease[] {
  return leases.map((lease) => (lease.numbers.from === changed.numbers.from ? changed : lease));
}

function holding(leases: readonly Lease[], number: number): Lease {
  const lease = leases.find(({ numbers }) => numbers.from <= number && numbers.to >= number);
  if (lease === undefined) throw new Error(`no lease of ${number}`);
  return lease;
}

const back = (leases: readonly Lease[], number: number) =>
  put(leases, afterGivenBack(holding(leases, number), number, leases));

describe('the numbers of a series on one device', () => {
  // Finding P1.5a: lease 1–100 used to 80 on 20.11, 101–200 refilled; an invoice of 10.11 got 101.
  it('do not open the next interval for a date before the last one', () => {
    const first = leaseOf(1, 100, {
      numbers: { ...newLease(1, 100), takenTo: 80, lastDate: '2026-11-20' },
      base: { usedTo: 80, lastDate: '2026-11-20' },
    });
    const leases = [leaseOf(101, 200), first];
    expect(drawNumber(leases, '2026-11-10')).toEqual({ kind: 'date-before-last', lastDate: '2026-11-20' });
    expect(drawNumber(leases, '2026-11-20')).toMatchObject({ kind: 'drawn', number: 81 });
  });

  it('are bound in the next interval by the last date of the one before', () => {
    const leases = drawn([leaseOf(1, 2), leaseOf(11, 12)], '2026-11-10', '2026-11-20');
    expect(drawNumber(leases, '2026-11-15')).toEqual({ kind: 'date-before-last', lastDate: '2026-11-20' });
    expect(drawNumber(leases, '2026-11-20')).toMatchObject({ kind: 'drawn', number: 11 });
  });

  it('given back at the end of an interval are bounded by the first of the next', () => {
    const leases = back(drawn([leaseOf(1, 2), leaseOf(11, 12)], '2026-11-10', '2026-11-12', '2026-11-20'), 2);
    expect(drawNumber(leases, '2026-11-21')).toMatchObject({ kind: 'drawn', number: 12 });
    expect(drawNumber(leases, '2026-11-09')).toEqual({ kind: 'date-before-last', lastDate: '2026-11-20' });
    expect(drawNumber(leases, '2026-11-15')).toMatchObject({ kind: 'drawn', number: 2 });
  });

  it('free the days after the last one in use when those above it came back', () => {
    let leases = drawn([leaseOf(1, 2), leaseOf(11, 12)], '2026-11-10', '2026-11-12', '2026-11-20');
    leases = back(back(leases, 2), 11);
    expect(drawNumber(leases, '2026-11-09')).toEqual({ kind: 'date-before-last', lastDate: '2026-11-10' });
    expect(drawNumber(leases, '2026-11-11')).toMatchObject({ kind: 'drawn', number: 2 });
  });

  it('below one already taken from a later interval are not drawn any more, nor counted as free', () => {
    const leases = [leaseOf(1, 10), ...drawn([leaseOf(11, 20)], '2026-11-10')];
    expect(drawNumber(leases, '2026-11-10')).toMatchObject({ kind: 'drawn', number: 12 });
    expect(leases.map((lease) => numbersFree(lease, leases))).toEqual([0, 9]);
  });

  it('that the server alone saw used bind by their last date', () => {
    const lost = leaseOf(1, 10, {
      numbers: { ...newLease(1, 10), takenTo: 4, lastDate: '2026-11-10' },
      base: { usedTo: 4, lastDate: '2026-11-10' },
    });
    expect(drawNumber([lost], '2026-11-09')).toEqual({ kind: 'date-before-last', lastDate: '2026-11-10' });
    expect(drawNumber([lost], '2026-11-10')).toMatchObject({ number: 5 });
    const voided = afterVoided(lost, { number: 4, reason: 'x', on: '2026-11-11' }, [lost]);
    expect(voided.numbers.voided).toMatchObject([{ number: 4 }]);
  });

  it.each([
    ['no-lease', []],
    ['ended', [leaseOf(1, 10, { numbers: { ...newLease(1, 10), state: 'closed' } })]],
    ['used-up', drawn([leaseOf(1, 1)], '2026-11-01')],
  ] as const)('are not there: %s', (kind, leases) => {
    expect(drawNumber(leases, '2026-11-10')).toEqual({ kind });
  });

  it('may be redated between their neighbours of whatever interval', () => {
    const leases = drawn([leaseOf(1, 2), leaseOf(11, 12)], '2026-11-10', '2026-11-12', '2026-11-20');
    expect(datesAround(leases, 2)).toEqual({ before: '2026-11-10', after: '2026-11-20' });
    expect(datesAround(leases, 11)).toEqual({ before: '2026-11-12', after: '' });
    const moved = put(leases, afterRedated(holding(leases, 11), 11, '2026-11-14'));
    expect(drawNumber(moved, '2026-11-13')).toEqual({ kind: 'date-before-last', lastDate: '2026-11-14' });
  });

  // The highest in use is not the highest taken: the fresh number follows the corrected date.
  it('follow a corrected date also where the number above it was voided', () => {
    const two = drawn([leaseOf(1, 9)], '2026-11-10', '2026-11-12');
    const voided = put(two, afterVoided(holding(two, 2), { number: 2, reason: 'x', on: '2026-11-12' }, two));
    const moved = put(voided, afterRedated(holding(voided, 1), 1, '2026-11-15'));
    expect(drawNumber(moved, '2026-11-13')).toEqual({ kind: 'date-before-last', lastDate: '2026-11-15' });
  });
});

/** What a device does in a year, intervals of three to six numbers, other devices' between them. */
type Act = {
  readonly kind: 'issue' | 'discard' | 'void' | 'correct' | 'refill';
  readonly day: number;
  readonly pick: number;
};
const acts = fc.array(
  fc.record({
    kind: fc.constantFrom<Act['kind']>('issue', 'issue', 'issue', 'issue', 'discard', 'void', 'correct', 'refill'),
    day: fc.nat(30),
    pick: fc.nat(60),
  }),
  { minLength: 20, maxLength: 70 },
);

interface Year {
  leases: readonly Lease[];
  readonly issued: Map<number, string>;
  readonly voided: Set<number>;
  readonly seen: Set<string>;
}

function act(year: Year, { kind, day, pick }: Act): void {
  const date = addDays('2026-11-01', day);
  const number = [...year.issued.keys()].sort((a, b) => a - b)[pick % Math.max(1, year.issued.size)];
  if (kind === 'refill') {
    const from = Math.max(0, ...year.leases.map(({ numbers }) => numbers.to)) + 1 + (pick % 3);
    year.leases = [...year.leases, leaseOf(from, from + 2 + (pick % 4))];
  } else if (kind === 'issue') {
    const draw = drawNumber(year.leases, date);
    year.seen.add(draw.kind);
    if (draw.kind !== 'drawn') return;
    expect([year.issued.has(draw.number), year.voided.has(draw.number)]).toEqual([false, false]);
    if (year.issued.size > 0 && draw.number < Math.max(...year.issued.keys())) year.seen.add('reused');
    year.issued.set(draw.number, date);
    year.leases = put(year.leases, draw.lease);
  } else if (number === undefined) return;
  else if (kind === 'correct') correct(year, number, date);
  else {
    const lease = holding(year.leases, number);
    const voided = { number, reason: 'dublură', on: date };
    year.issued.delete(number);
    if (kind === 'void') year.voided.add(number);
    const changed =
      kind === 'void' ? afterVoided(lease, voided, year.leases) : afterGivenBack(lease, number, year.leases);
    year.leases = put(year.leases, changed);
  }
}

function correct(year: Year, number: number, date: string): void {
  const { before, after } = datesAround(year.leases, number);
  if (date < before || (after !== '' && date > after)) {
    year.seen.add('not-corrected');
    return;
  }
  year.seen.add('corrected');
  year.issued.set(number, date);
  year.leases = put(year.leases, afterRedated(holding(year.leases, number), number, date));
}

describe('any year of a device', () => {
  // Verifies: promise 6 (findings P1.5a, P1.5b, P1.5d)
  it('has numbers that follow dates, none twice and none without invoice or reason', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(acts, (list) => {
        const year: Year = { leases: [leaseOf(1, 4)], issued: new Map(), voided: new Set(), seen };
        for (const one of list) {
          act(year, one);
          const dates = [...year.issued].sort(([a], [b]) => a - b).map(([, date]) => date);
          expect([...dates].sort()).toEqual(dates);
          for (const { numbers } of year.leases) {
            const returned = numbers.returned.map((each) => each.number);
            for (let at = numbers.from; at <= numbers.takenTo; at += 1)
              expect(
                [year.issued.has(at), year.voided.has(at), returned.includes(at)].filter(Boolean),
                `number ${at}`,
              ).toHaveLength(1);
          }
          // Consecutively: nothing is begun while an earlier interval has numbers left.
          const open = year.leases.filter(({ numbers }) => numbers.takenTo < numbers.to);
          expect(open.slice(1).every(({ numbers }) => numbers.takenTo < numbers.from)).toBe(true);
        }
      }),
      { seed: 47, numRuns: 150 },
    );
    expect([...seen].sort()).toEqual(['corrected', 'date-before-last', 'drawn', 'not-corrected', 'reused', 'used-up']);
  });
});
