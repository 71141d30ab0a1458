import { describe, expect, it } from 'vitest';
import { isRateOfAnotherDay } from '../../../src/domain/exchange/rate-of-day';

// Sunday.
const TODAY = '2026-11-29';

describe('a rate that was taken for a day of issue', () => {
  it.each([
    ['2026-11-27', '2026-11-29', false],
    ['2026-11-26', '2026-11-27', false],
    // Not communicated yet, so the one before is taken.
    ['2026-11-27', '2026-12-02', false],
    // The day of issue went back: its own rate, and a later one, are not the last before it.
    ['2026-11-27', '2026-11-27', true],
    ['2026-11-27', '2026-11-20', true],
    // And forth.
    ['2026-11-19', '2026-11-29', true],
    // 30 November and 1 December are public holidays.
    ['2026-11-27', '2026-12-01', false],
    ['', '2026-11-29', false],
    ['2026-11-27', '', false],
  ])('%s, issued on %s', (rateDay, issueDate, other) => {
    expect(isRateOfAnotherDay(rateDay, issueDate, TODAY)).toBe(other);
  });
});
