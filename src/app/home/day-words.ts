/** Days of the home page in words: what is counted in working days, and which days are not. */
import type { WorkingDeadline } from '@/app/companies/working-deadline';
import { dayText } from '@/app/ui/words/date-words';
import { addDays, daysBetween, weekday } from '@/domain/calendar/iso-date';
import { isPublicHoliday } from '@/domain/calendar/public-holidays';
import { homeTexts } from './home-texts';

const WEEKDAY = new Intl.DateTimeFormat('ro', { weekday: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('ro', { month: 'long', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat('ro', { month: 'short', timeZone: 'UTC' });

function instant(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** „luni, 28.12.2026”. */
export function namedDay(day: string): string {
  return `${WEEKDAY.format(instant(day))}, ${dayText(day)}`;
}

/** „noiembrie” of `yyyy-MM`. */
export function monthName(month: string): string {
  return MONTH.format(instant(`${month}-01`));
}

/** „nov.” of `yyyy-MM`; „mai” has no point. */
export function shortMonth(month: string): string {
  return SHORT_MONTH.format(instant(`${month}-01`));
}

const AHEAD_DAYS = 10;
const SATURDAY = 5;

/**
 * Holidays of the next days that would have been working days: they are why a deadline is later than it seems; '' where none is.
 * `say`: the words about them.
 */
export function holidaysAhead(today: string, say: (days: readonly string[]) => string = homeTexts.holidays): string {
  const days = Array.from({ length: AHEAD_DAYS }, (_none, ahead) => addDays(today, ahead)).filter(
    (day) => weekday(day) < SATURDAY && isPublicHoliday(day),
  );
  return days.length === 0 ? '' : say(days.map((day) => dayText(day).slice(0, 5)));
}

/** The last day of a code, or the day of a start: the law counts every day of the calendar. */
export function codeDeadline(deadline: string, today: string): WorkingDeadline {
  const days = daysBetween(today, deadline);
  if (days < 0) return { tone: 'bad', text: homeTexts.expired };
  if (days === 0) return { tone: 'bad', text: homeTexts.today };
  if (days === 1) return { tone: 'wait', text: homeTexts.tomorrow };
  return { tone: 'idle', text: homeTexts.inDays(days) };
}
