/**
 * When the demonstration's invoices are issued: most through the months before, evenly, and the last ones on named working days,
 * some of which ANAF has not settled. Everything follows from the demonstration's today.
 */
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { addDays, daysBetween } from '@/domain/calendar/iso-date';
import { isWorkingDay } from '@/domain/calendar/working-days';
import type { DemoFate } from './demo-fates';

export interface DemoDate {
  readonly issueDate: string;
  /** Absent: accepted. */
  readonly fate?: DemoFate;
}

/** A day: working days before today, or the one whose invoices must be at ANAF by today. */
type WeekDay = number | 'last-day';

/** The newest invoices, in the order of their numbers. */
const WEEK: readonly (readonly [WeekDay, DemoFate?])[] = [
  ['last-day', 'rejected'],
  ['last-day'],
  [3],
  [3],
  [2, 'rejected'],
  [2],
  [1, 'doubtful'],
  [1],
  [0],
  [0, 'waiting'],
  [0, 'waiting'],
  [0, 'waiting'],
];

/** How far back the first one lies: VAT rates are those since August 2025. */
const DAYS_BACK = 150;
/** The law counts five working days; with a weekend and holidays they lie within these. */
const LOOKED_BACK = 16;

/** `count` dates in their order; `lively`: some of the last ones are not settled. */
export function demoDates(today: string, count: number, lively: boolean): readonly DemoDate[] {
  const week = WEEK.map(([day, fate]): DemoDate => {
    const issueDate = day === 'last-day' ? lastDayInTime(today) : workingDayBefore(today, day);
    return lively && fate !== undefined ? { issueDate, fate } : { issueDate };
  });
  return [...earlier(today, count - week.length), ...week];
}

function earlier(today: string, count: number): readonly DemoDate[] {
  const [first, end] = [addDays(today, -DAYS_BACK), addDays(lastDayInTime(today), -1)];
  const days = daysBetween(first, end);
  return Array.from({ length: count }, (_none, place) => ({
    issueDate: workingDayBefore(addDays(first, Math.round((days * place) / (count - 1))), 0),
  }));
}

/** The working day of issue whose deadline is today, or the first working day after it where today is none. */
export function lastDayInTime(today: string): string {
  const due = isWorkingDay(today) ? today : nextWorkingDay(today);
  const days = Array.from({ length: LOOKED_BACK }, (_none, back) => addDays(due, -back));
  return days.find((day) => isWorkingDay(day) && filingDeadline(day) === due) ?? workingDayBefore(due, 5);
}

function nextWorkingDay(day: string): string {
  const next = addDays(day, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

/** Offices are closed at the week's end and on holidays: 0 is the day itself, or the last working day before it. */
function workingDayBefore(day: string, count: number): string {
  if (!isWorkingDay(day)) return workingDayBefore(addDays(day, -1), count);
  return count === 0 ? day : workingDayBefore(addDays(day, -1), count - 1);
}
