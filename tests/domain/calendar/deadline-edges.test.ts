import { describe, expect, it } from 'vitest';
import { deadlineClock, filingDeadline } from '../../../src/domain/calendar/filing-deadline';

describe('the filing deadline', () => {
  it('counts working days from 1 January 2026 on, calendar days before', () => {
    // 30 December 2025 counts Saturday and Sunday; 1 January 2026 passes over the holidays of the 2nd, 6th and 7th.
    expect(filingDeadline('2025-12-30')).toBe('2026-01-04');
    expect(filingDeadline('2026-01-01')).toBe('2026-01-13');
  });

  it('of a December event issued late counts from 15 January', () => {
    expect(filingDeadline('2027-01-28', '2026-12-10')).toBe('2027-01-22');
    expect(filingDeadline('2027-01-15', '2026-12-10')).toBe('2027-01-22');
    expect(filingDeadline('2027-01-14', '2026-12-10')).toBe('2027-01-21');
  });

  it('of an event in November issued late counts from 15 December', () => {
    expect(filingDeadline('2026-12-18', '2026-11-03')).toBe('2026-12-22');
  });
});

describe('the deadline clock', () => {
  it.each([
    ['2025-12-25', 0, 'calm'],
    ['2025-12-26', 0, 'calm'],
    ['2025-12-28', 2, 'calm'],
    ['2025-12-29', 3, 'calm'],
    ['2025-12-30', 4, 'near'],
    ['2025-12-31', 5, 'last'],
    ['2026-01-02', 7, 'passed'],
  ])('of an invoice of 26 December 2025 shows on %s calendar day %i, %s', (today, day, tone) => {
    expect(deadlineClock('2025-12-26', today)).toEqual({ deadline: '2025-12-31', day, days: 5, tone });
  });

  // The deadline is a Friday: no working day has passed since, and yet it is too late.
  it.each([
    ['2026-11-13', 5, 'last'],
    ['2026-11-14', 6, 'passed'],
    ['2026-11-15', 6, 'passed'],
    ['2026-11-17', 7, 'passed'],
  ])('of an invoice of 6 November 2026 shows on %s day %i, %s', (today, day, tone) => {
    expect(deadlineClock('2026-11-06', today)).toMatchObject({ deadline: '2026-11-13', day, tone });
  });
});
