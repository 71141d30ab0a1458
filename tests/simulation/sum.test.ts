import { describe, expect, it } from 'vitest';
import { joinSums, type Sum, tellSum } from './sum';

const KEPT: Sum = {
  ...{ runs: 2, filed: 5, counts: { issued: 3 }, failed: [], vacuous: [], processorMs: 900, expected: [] },
  broken: { doubled: 0, lost: 0, stray: 0, unequal: 0, unsettled: 0, overrun: 0 },
};
const COURSE = { seconds: 2, seeds: [1, 2, 3, 4], processes: 2 };

function told(sum: Sum): { readonly passed: boolean; readonly last: string | undefined } {
  const lines: string[] = [];
  const passed = tellSum(sum, COURSE, (line) => lines.push(line));
  return { passed, last: lines.at(-1) };
}

describe('the sum of several processes', () => {
  it('passes where all were kept', () => {
    const last = 'runs=4 filed=10 doubled=0 lost=0 stray=0 unequal=0';
    expect(told(joinSums([KEPT, KEPT]))).toEqual({ passed: true, last });
  });

  it('fails by a promise broken in one of them, and tells its seeds in order', () => {
    const broken = { ...KEPT, broken: { ...KEPT.broken, lost: 2 }, failed: [7] };
    const sum = joinSums([broken, { ...KEPT, failed: [3], counts: { issued: 1 } }]);
    expect(sum).toMatchObject({ failed: [3, 7], counts: { issued: 4 } });
    expect(told(sum)).toEqual({ passed: false, last: 'runs=4 filed=10 doubled=0 lost=2 stray=0 unequal=0' });
  });

  it('fails by what never happened in 200 runs, and names it', () => {
    const lines: string[] = [];
    const expected = ['issued', 'restored', 'call CloseLease'];
    const sum = joinSums([
      { ...KEPT, expected, runs: 100 },
      { ...KEPT, expected, runs: 100 },
    ]);
    expect(tellSum(sum, COURSE, (line) => lines.push(line))).toBe(false);
    expect(lines).toContain('Never happened: restored, call CloseLease');
    expect(told({ ...KEPT, expected, runs: 199 }).passed).toBe(true);
  });

  it('fails by a run that filed nothing', () => {
    expect(told(joinSums([KEPT, { ...KEPT, vacuous: [9] }])).passed).toBe(false);
  });
});
