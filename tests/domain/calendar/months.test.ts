import { describe, expect, it } from 'vitest';
import { monthAfter, monthsUntil, openBooks } from '../../../src/domain/calendar/months';

describe('months', () => {
  it('go over the year, both ways', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-05', -17)).toBe('2024-12');
    expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  it('have the books of the one before open too', () => {
    expect(openBooks('2026-01')).toEqual(['2025-12', '2026-01']);
  });
});
