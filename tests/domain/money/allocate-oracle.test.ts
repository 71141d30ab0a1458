import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '../../../src/domain/money/allocate';
import { type Decimal, toDecimal, toText } from '../../../src/domain/money/decimal';
import { decimalText } from '../../../src/domain/money/decimal-text';

const decimal = (text: string): Decimal => toDecimal(decimalText(text));
const RUNS = { seed: 41, numRuns: 300 };

const weight: fc.Arbitrary<Decimal> = fc.record({
  units: fc.bigInt(-5000n, 20_000n),
  scale: fc.integer({ min: 0, max: 4 }),
});
const weights = fc.array(weight, { minLength: 1, maxLength: 7 });

/** What is still owed to each, times the total: the unit goes to whom most is owed, one after another. */
function oneByOne(units: bigint, list: readonly Decimal[]): bigint[] {
  const signed = list.map(({ units: of, scale }) => of * 10n ** BigInt(8 - scale));
  const sum = signed.reduce((all, one) => all + one, 0n);
  const [total, parts] = sum < 0n ? [-sum, signed.map((one) => -one)] : [sum, signed];
  const shares = parts.map((part) => {
    let share = (units * part) / total;
    while (share * total > units * part) share -= 1n;
    return share;
  });
  while (shares.reduce((all, one) => all + one, 0n) < units) {
    const owed = parts.map((part, index) => units * part - (shares[index] ?? 0n) * total);
    const [most] = [...owed].sort((a, b) => Number(b - a));
    const to = owed.indexOf(most ?? 0n);
    shares[to] = (shares[to] ?? 0n) + 1n;
  }
  return shares;
}

describe('an amount in shares', () => {
  it('is what giving the units out one by one leaves, whatever digits and signs the weights have', () => {
    let negativeTotals = 0;
    fc.assert(
      fc.property(fc.bigInt(-5000n, 5000n), weights, (units, list) => {
        const sum = list.reduce((all, { units: of, scale }) => all + of * 10n ** BigInt(8 - scale), 0n);
        if (sum === 0n) return;
        if (sum < 0n) negativeTotals += 1;
        const shares = allocate({ units, scale: 2 }, list);
        const back = units < 0n ? -1n : 1n;
        expect(shares.map((share) => share.units)).toEqual(oneByOne(back * units, list).map((share) => back * share));
        expect(shares.every((share) => share.scale === 2)).toBe(true);
      }),
      RUNS,
    );
    expect(negativeTotals).toBeGreaterThan(20);
  });

  it('depends on the proportion alone: the same where every weight changes its sign', () => {
    const back = (list: readonly Decimal[]) => list.map(({ units, scale }) => ({ units: -units, scale }));
    fc.assert(
      fc.property(fc.bigInt(-5000n, 5000n), weights, (units, list) => {
        expect(allocate({ units, scale: 2 }, back(list))).toEqual(allocate({ units, scale: 2 }, list));
      }),
      RUNS,
    );
  });

  // Before: the ban that is left of equal shares went to the second where it was taken back.
  it('takes back what it gave, share by share', () => {
    const back = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale });
    const equal = fc
      .tuple(weight, fc.integer({ min: 1, max: 5 }))
      .map(([one, count]) => Array.from({ length: count }, () => one));
    fc.assert(
      fc.property(fc.bigInt(-5000n, 5000n), fc.oneof(weights, equal), (units, list) => {
        const given = allocate({ units, scale: 2 }, list);
        expect(allocate({ units: -units, scale: 2 }, list.map(back))).toEqual(given.map(back));
        expect(allocate({ units: -units, scale: 2 }, list)).toEqual(given.map(back));
      }),
      RUNS,
    );
    expect(allocate(decimal('-10.01'), [decimal('1'), decimal('1')]).map(toText)).toEqual(['-5.01', '-5.00']);
  });

  it('weighs 1 and 1.00 alike', () => {
    expect(allocate(decimal('10.00'), [decimal('1'), decimal('1.00'), decimal('0.5')]).map(toText)).toEqual([
      '4.00',
      '4.00',
      '2.00',
    ]);
  });
});
