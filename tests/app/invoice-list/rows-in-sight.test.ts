import { describe, expect, it } from 'vitest';
import { steppedSight } from '@/app/invoices/list/rows-in-sight';

describe('the rows in sight', () => {
  it('are asked for in steps that hold them, in small ones at the top', () => {
    expect(steppedSight({ from: 0, to: 60 }, 3, 41)).toMatchObject({ from: 0, to: 120 });
    expect(steppedSight({ from: 0, to: 60 }, 120, 159)).toMatchObject({ from: 80, to: 200 });
    expect(steppedSight({ from: 0, to: 60 }, 0, 26)).toMatchObject({ from: 0, to: 30 });
  });

  // Before: the rows of the wider answer came in two steps, and it was drawn twice.
  it('are at the top as many as there is room for, after an answer of a few', () => {
    const wide = steppedSight({ from: 0, to: 60 }, 0, 36);
    const narrow = steppedSight(wide, 0, 3);
    expect([wide, narrow]).toMatchObject([
      { from: 0, to: 40 },
      { from: 0, to: 40 },
    ]);
    expect(narrow).toBe(wide);
    expect(steppedSight(narrow, 0, 44)).toMatchObject({ from: 0, to: 50 });
    expect(steppedSight(narrow, 100, 101)).toMatchObject({ from: 40, to: 160 });
  });

  it('are the same while a scroll stays within its step', () => {
    const before = { from: 40, to: 200 };
    expect(steppedSight(before, 81, 120)).toBe(before);
    expect(steppedSight(before, 119, 159)).toBe(before);
    expect(steppedSight(before, 119, 160)).not.toBe(before);
  });
});
