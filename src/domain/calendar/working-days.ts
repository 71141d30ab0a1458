/** Working days: Monday to Friday, public holidays aside (Regulation 1182/71: the day of the event is not counted). */
import type { IsoDate } from '../invoice/invoice';
import { addDays, weekday } from './iso-date';
import { isPublicHoliday } from './public-holidays';

const SATURDAY = 5;

export function isWorkingDay(date: IsoDate): boolean {
  return weekday(date) < SATURDAY && !isPublicHoliday(date);
}

/** The n-th working day after the date (n ≥ 1). */
export function addWorkingDays(date: IsoDate, count: number): IsoDate {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Working days after `from` up to and with `to`; 0 where `to` is not later. */
export function workingDaysAfter(from: IsoDate, to: IsoDate): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
}
