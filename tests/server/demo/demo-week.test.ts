/** The demonstration's last days, on every day of a year: within the law's five working days, holidays by the dated table. */
import { describe, expect, it } from 'vitest';
import { deadlineClock } from '@/domain/calendar/filing-deadline';
import { addDays } from '@/domain/calendar/iso-date';
import { isWorkingDay } from '@/domain/calendar/working-days';
import { demoDates, lastDayInTime } from '../../../server/demo/demo-week';

const YEAR = Array.from({ length: 365 }, (_none, place) => addDays('2026-02-01', place));

describe('the dates of the demonstration', () => {
  it('are working days in their order, none in the future', () => {
    for (const today of YEAR) {
      const dates = demoDates(today, 150, true).map(({ issueDate }) => issueDate);
      expect(dates, today).toHaveLength(150);
      expect(dates, today).toEqual([...dates].sort());
      expect(
        dates.filter((date) => date > today || !isWorkingDay(date)),
        today,
      ).toEqual([]);
    }
  });

  it('have a rejected invoice on its last day: day five of five on a working day, else the next one is its last', () => {
    for (const today of YEAR) {
      const [last] = demoDates(today, 150, true).filter(({ fate }) => fate === 'rejected');
      expect(last?.issueDate).toBe(lastDayInTime(today));
      const { day, days, tone } = deadlineClock(lastDayInTime(today), today);
      expect([today, day, days, tone]).toEqual(isWorkingDay(today) ? [today, 5, 5, 'last'] : [today, 4, 5, 'near']);
    }
  });

  it('leave two rejected, one doubtful and three waiting in a lively company, and nothing in a calm one', () => {
    const fates = demoDates('2026-11-23', 150, true).flatMap(({ fate }) => fate ?? []);
    expect(fates).toEqual(['rejected', 'rejected', 'doubtful', 'waiting', 'waiting', 'waiting']);
    expect(demoDates('2026-11-23', 150, false).flatMap(({ fate }) => fate ?? [])).toEqual([]);
  });

  it('pass over the holidays of Easter and of the new year', () => {
    // 10 and 13 April 2026 are Good Friday and Easter Monday.
    expect(lastDayInTime('2026-04-16')).toBe('2026-04-07');
    expect(demoDates('2026-12-26', 150, true).at(-1)?.issueDate).toBe('2026-12-24');
  });
});
