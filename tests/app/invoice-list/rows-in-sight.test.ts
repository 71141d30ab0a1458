import { describe, expect, it } from 'vitest';
import { shownItemOf } from '@/app/invoices/archive/shown-item';
import { asTold, byId, steppedSight } from '@/app/invoices/list/rows-in-sight';
import { acknowledgedItem } from '../../db/support/acknowledged-item';

describe('the rows in sight', () => {
  it('are asked for in steps that hold them', () => {
    expect(steppedSight({ from: 0, to: 60 }, 3, 41)).toEqual({ from: 0, to: 80 });
    expect(steppedSight({ from: 0, to: 60 }, 120, 159)).toEqual({ from: 120, to: 160 });
  });

  it('are the same while a scroll stays within its step', () => {
    const before = { from: 40, to: 120 };
    expect(steppedSight(before, 41, 80)).toBe(before);
    expect(steppedSight(before, 79, 119)).toBe(before);
    expect(steppedSight(before, 79, 120)).not.toBe(before);
  });
});

describe('a row that came with the answer', () => {
  const shown = (changes: Parameters<typeof acknowledgedItem>[0] = {}) =>
    shownItemOf({ item: acknowledgedItem(changes), delivery: null });

  it('stays the same object where the database says the same, so that it is not drawn again', () => {
    const first = shown();
    expect(asTold(byId([first]), shown())).toBe(first);
  });

  it('gives way to what has changed since, and to what did not come with it', () => {
    const [before, after] = [shown({ state: 'processing' }), shown({ state: 'accepted' })];
    expect(asTold(byId([before]), after)).toBe(after);
    expect(asTold(new Map(), after)).toBe(after);
  });
});
