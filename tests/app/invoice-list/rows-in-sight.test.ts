import { describe, expect, it } from 'vitest';
import { steppedSight } from '@/app/invoices/list/rows-in-sight';

describe('the rows in sight', () => {
  it('are asked for in steps that hold them', () => {
    expect(steppedSight({ from: 0, to: 60 }, 3, 41)).toEqual({ from: 0, to: 50 });
    expect(steppedSight({ from: 0, to: 60 }, 120, 147)).toEqual({ from: 120, to: 150 });
  });

  it('are the same while a scroll stays within its step', () => {
    const before = { from: 40, to: 70 };
    expect(steppedSight(before, 41, 60)).toBe(before);
    expect(steppedSight(before, 49, 69)).toBe(before);
    expect(steppedSight(before, 49, 70)).not.toBe(before);
  });
});
