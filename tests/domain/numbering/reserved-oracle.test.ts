import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenInterval, reservedBefore } from '../../../src/domain/numbering/reserved-before';
import { formatNumber, numberInSeries } from '../../../src/domain/numbering/series';

/** Intervals one after another, some with numbers of nobody between them, in any order. */
const intervals: fc.Arbitrary<OpenInterval[]> = fc
  .array(fc.record({ skip: fc.nat(2), size: fc.integer({ min: 1, max: 4 }), used: fc.nat(2) }), { maxLength: 5 })
  .map((list) => {
    let next = 1;
    return list.map(({ skip, size, used }) => {
      const from = next + skip;
      next = from + size;
      return { from, to: from + size - 1, usedTo: from - 1 + Math.min(used, size), deviceName: `d${from}` };
    });
  })
  .chain((list) => fc.shuffledSubarray(list, { minLength: list.length }));

/** Number by number downwards, with the devices met on the way, as one would look for it in a register. */
function countedDown(number: number, others: readonly OpenInterval[]) {
  const holder = (one: number) => others.find(({ from, to, usedTo }) => one >= from && one <= to && one > usedTo);
  let first = number;
  const devices = new Set<string>();
  for (let held = holder(first - 1); held !== undefined; held = holder(first - 1)) {
    devices.add(held.deviceName);
    first -= 1;
  }
  return first < number ? { from: first, to: number - 1, devices: [...devices].reverse() } : undefined;
}

describe('numbers reserved before the next one', () => {
  it('are those counted down to the last that is used or nobody’s', () => {
    let some = 0;
    fc.assert(
      fc.property(intervals, fc.integer({ min: 1, max: 16 }), (others, number) => {
        const expected = countedDown(number, others);
        if (expected !== undefined) some += 1;
        expect(reservedBefore(number, others)).toEqual(expected);
      }),
      { seed: 45, numRuns: 600 },
    );
    expect(some).toBeGreaterThan(100);
  });
});

describe('the number of an invoice', () => {
  it.each(['A-1', 'ANaN', 'Aundefined', 'A1e3', 'A 7', 'XA7', '7', 'A1234567890123456', 'A7x', 'A0x7', 'A'])(
    'is not read from „%s”',
    (text) => {
      expect(numberInSeries({ prefix: 'A', width: 0 }, text)).toBeUndefined();
    },
  );

  it('is read back from what was written, whatever the prefix', () => {
    const prefix = fc.constantFrom('', 'FCT', 'FCT-', '2026/', '20', 'A.B-');
    fc.assert(
      fc.property(prefix, fc.nat(6), fc.nat(10_000_000), (start, width, number) => {
        const series = { prefix: start, width };
        expect(numberInSeries(series, formatNumber(series, number))).toBe(number);
      }),
      { seed: 46, numRuns: 100 },
    );
  });
});
