/** Notices of the demonstration, all of them true: what it is, and the legal holidays that the filing deadline does not count. */
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { formatDate } from '@/domain/calendar/format-date';
import { addDays, weekday } from '@/domain/calendar/iso-date';
import { isPublicHoliday } from '@/domain/calendar/public-holidays';
import type { IsoDate } from '@/domain/invoice/invoice';
import type { NewNotice } from '../notices/publish-notice';

/** Holidays are announced so many days ahead. */
const AHEAD_DAYS = 30;
const SATURDAY = 5;

/** The newest first. `today`: the day of the start in Romania. */
export function demoNotices(today: IsoDate): readonly NewNotice[] {
  const holidays = nextHolidays(today);
  const [first] = holidays;
  const about: NewNotice = {
    title: 'Instalare demonstrativă',
    body: 'Facturile pleacă la servicii de probă ale ANAF, de pe acest calculator. Nimic nu ajunge în SPV.',
    shownFrom: new Date(`${addDays(today, -1)}T06:00:00Z`),
    shownUntil: null,
  };
  return first === undefined ? [about] : [about, holidayNotice(first, holidays)];
}

function holidayNotice(first: IsoDate, holidays: readonly IsoDate[]): NewNotice {
  const issued = lastWorkingDayBefore(first);
  const days = holidays.map(formatDate).join(' și ');
  const title = holidays.length === 1 ? `${days} este sărbătoare legală` : `${days} sunt sărbători legale`;
  return {
    title,
    body: `Nu se numără la termenul de trimitere: o factură din ${formatDate(issued)} poate pleca până la ${formatDate(filingDeadline(issued))}.`,
    shownFrom: new Date(`${addDays(first, -AHEAD_DAYS)}T06:00:00Z`),
    shownUntil: new Date(`${addDays(holidays.at(-1) ?? first, 1)}T00:00:00Z`),
  };
}

/** The next holiday on a weekday, with those that follow it without a working day between; none within the announced days: empty. */
function nextHolidays(today: IsoDate): readonly IsoDate[] {
  const days = Array.from({ length: AHEAD_DAYS }, (_one, ahead) => addDays(today, ahead));
  const first = days.findIndex(isFreeWeekday);
  if (first < 0) return [];
  const rest = days.slice(first);
  const end = rest.findIndex((day) => !isPublicHoliday(day) && weekday(day) < SATURDAY);
  return rest.slice(0, end < 0 ? undefined : end).filter(isFreeWeekday);
}

function isFreeWeekday(day: IsoDate): boolean {
  return isPublicHoliday(day) && weekday(day) < SATURDAY;
}

function lastWorkingDayBefore(day: IsoDate): IsoDate {
  const before = addDays(day, -1);
  return isPublicHoliday(before) || weekday(before) >= SATURDAY ? lastWorkingDayBefore(before) : before;
}
