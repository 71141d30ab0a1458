import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucharestDay } from '../../../src/domain/calendar/bucharest-day';
import { deadlineClock, filingDeadline } from '../../../src/domain/calendar/filing-deadline';
import { formatDate, formatShortDate } from '../../../src/domain/calendar/format-date';
import {
  addDays,
  calendarDate,
  dateOfDayNumber,
  daysBetween,
  isIsoDate,
  weekday,
} from '../../../src/domain/calendar/iso-date';
import { orthodoxEaster } from '../../../src/domain/calendar/orthodox-easter';
import { parseTypedDate } from '../../../src/domain/calendar/parse-typed-date';
import { isPublicHoliday } from '../../../src/domain/calendar/public-holidays';
import { addWorkingDays, isWorkingDay, workingDaysAfter } from '../../../src/domain/calendar/working-days';

const arbitraryDate = fc.integer({ min: 15_000, max: 25_000 }).map(dateOfDayNumber);

describe('dates', () => {
  it('know the calendar', () => {
    expect(isIsoDate('2024-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '26.11.2026', '2026-1-1', '']) expect(isIsoDate(text)).toBe(false);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-11-26', '2026-11-20')).toBe(-6);
    expect(weekday('2026-11-26')).toBe(3);
    expect(calendarDate(2026, 4, 31)).toBeUndefined();
  });

  it.each([
    ['26.11.2026', '2026-11-26'],
    ['1.2', '2026-02-01'],
    ['26', '2026-11-26'],
    ['26/11/26', '2026-11-26'],
    ['26-11-2025', '2025-11-26'],
    ['26112026', '2026-11-26'],
    ['261126', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['azi', '2026-11-26'],
    ['Ieri', '2026-11-25'],
    ['mâine', '2026-11-27'],
    ['POIMÂINE', '2026-11-28'],
    ['+7', '2026-12-03'],
    ['-26', '2026-10-31'],
    ['− 1', '2026-11-25'],
  ])('%s typed is %s', (text, date) => {
    expect(parseTypedDate(text, '2026-11-26')).toBe(date);
  });

  it.each(['', '31.02', '32', '1.13', 'joi', '26.11.202', '++1'])('„%s” is no date', (text) => {
    expect(parseTypedDate(text, '2026-11-26')).toBeUndefined();
  });

  it('read back as they are shown', () => {
    fc.assert(
      fc.property(arbitraryDate, (date) => {
        expect(parseTypedDate(formatDate(date), '2026-11-26')).toBe(date);
      }),
      { seed: 8, numRuns: 200 },
    );
    expect(formatShortDate('2026-11-05', '2026-11-26')).toBe('05.11');
    expect(formatShortDate('2025-11-05', '2026-11-26')).toBe('05.11.2025');
    expect(formatDate('soon')).toBe('soon');
  });

  it('of an instant are those of Bucharest, in winter and in summer', () => {
    expect(bucharestDay(Date.UTC(2026, 10, 26, 21, 59))).toBe('2026-11-26');
    expect(bucharestDay(Date.UTC(2026, 10, 26, 22, 0))).toBe('2026-11-27');
    expect(bucharestDay(Date.UTC(2026, 6, 1, 20, 59))).toBe('2026-07-01');
    expect(bucharestDay(Date.UTC(2026, 6, 1, 21, 0))).toBe('2026-07-02');
  });
});

describe('holidays and working days', () => {
  it.each([
    [2023, '2023-04-16'],
    [2024, '2024-05-05'],
    [2025, '2025-04-20'],
    [2026, '2026-04-12'],
    [2027, '2027-05-02'],
  ])('Easter of %i is on %s', (year, date) => {
    expect(orthodoxEaster(year)).toBe(date);
  });

  it('count from the year their law took effect', () => {
    for (const day of ['2026-01-06', '2026-04-10', '2026-04-13', '2026-06-01', '2026-11-30', '2026-12-01']) {
      expect([day, isPublicHoliday(day)]).toEqual([day, true]);
    }
    for (const day of ['2023-01-06', '2016-01-24', '2017-04-14', '2026-11-26']) {
      expect([day, isPublicHoliday(day)]).toEqual([day, false]);
    }
  });

  it('agree: the n-th working day after a day has n working days between', () => {
    fc.assert(
      fc.property(arbitraryDate, fc.integer({ min: 1, max: 30 }), (date, count) => {
        const day = addWorkingDays(date, count);
        expect(isWorkingDay(day)).toBe(true);
        expect(workingDaysAfter(date, day)).toBe(count);
      }),
      { seed: 9, numRuns: 100 },
    );
  });
});

describe('the filing deadline', () => {
  it.each([
    // The pictures' day: 30.11 and 01.12 are holidays.
    ['2026-11-26', '2026-12-07'],
    ['2026-12-31', '2027-01-12'],
    ['2026-04-09', '2026-04-20'],
    ['2025-12-31', '2026-01-05'],
  ])('of an invoice of %s is %s', (issued, deadline) => {
    expect(filingDeadline(issued)).toBe(deadline);
  });

  it('of one issued too late counts from the last legal day of issue', () => {
    expect(filingDeadline('2026-03-20', '2026-02-10')).toBe('2026-03-20');
    expect(filingDeadline('2026-03-10', '2026-02-10')).toBe('2026-03-17');
  });

  it.each([
    ['2026-11-26', 0, 'calm'],
    ['2026-11-27', 1, 'calm'],
    ['2026-12-01', 1, 'calm'],
    ['2026-12-03', 3, 'calm'],
    ['2026-12-04', 4, 'near'],
    ['2026-12-06', 4, 'near'],
    ['2026-12-07', 5, 'last'],
    ['2026-12-08', 6, 'passed'],
  ])('shows on %s day %i of 5, %s', (today, day, tone) => {
    expect(deadlineClock('2026-11-26', today)).toEqual({ deadline: '2026-12-07', day, days: 5, tone });
  });
});
