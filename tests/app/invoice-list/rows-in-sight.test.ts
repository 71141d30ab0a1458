import { describe, expect, it } from 'vitest';
import { steppedSight } from '@/app/invoices/list/rows-in-sight';

describe('the rows in sight', () => {
  it('are asked for in steps that hold them, in small ones at the top', () => {
    expect(steppedSight({ from: 0, to: 60 }, 3, 41)).toEqual({ from: 0, to: 80 });
    expect(steppedSight({ from: 0, to: 60 }, 120, 159)).toEqual({ from: 120, to: 160 });
    expect(steppedSight({ from: 0, to: 60 }, 0, 26)).toEqual({ from: 0, to: 30 });
  });

  it('are the same while a scroll stays within its step', () => {
    const before = { from: 40, to: 120 };
    expect(steppedSight(before, 41, 80)).toBe(before);
    expect(steppedSight(before, 79, 119)).toBe(before);
    expect(steppedSight(before, 79, 120)).not.toBe(before);
  });
});
