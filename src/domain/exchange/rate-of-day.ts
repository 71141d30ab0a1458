/** Whether a rate that was taken is still the one of the day of issue (fiscal code art. 290), told without the rates. */
import { addDays } from '../calendar/iso-date';
import { isWorkingDay } from '../calendar/working-days';
import type { IsoDate } from '../invoice/invoice';

/**
 * BNR communicates a rate on every banking day, and the last one before the issue counts: one of that day or later is not it, nor
 * one older than the last banking day that has passed. '' as a day: of none.
 */
export function isRateOfAnotherDay(rateDay: IsoDate | '', issueDate: IsoDate | '', today: IsoDate): boolean {
  if (rateDay === '' || issueDate === '') return false;
  let last = addDays(issueDate < today ? issueDate : today, -1);
  while (!isWorkingDay(last)) last = addDays(last, -1);
  return rateDay >= issueDate || rateDay < last;
}
