import type { IsoDate } from '../invoice/invoice';
import { addDays, calendarDate } from './iso-date';
import { isWorkingDay } from './working-days';

/**
 * The last day for the VAT return of a month: the 25th of the next one (Legea 227/2015 art. 323 (1)), or the first working day
 * after it (Legea 207/2015 art. 75 with Codul de procedură civilă art. 181 (2)). `month`: `yyyy-MM`.
 */
export function vatReturnDay(month: string): IsoDate {
  const [year = 0, number = 1] = month.split('-').map(Number);
  let day = calendarDate(number === 12 ? year + 1 : year, (number % 12) + 1, 25) ?? '';
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
