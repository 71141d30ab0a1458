/**
 * Arithmetic on ISO calendar dates (`yyyy-MM-dd`) without a time zone: a date is a day, never an instant.
 */
import type { IsoDate } from '../invoice/invoice';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_A_DAY = 86_400_000;

/** After every day that a document can have: what has no end sorts by it last. */
export const AFTER_EVERY_DAY = '9999-12-31';

/** Days since 1970-01-01. */
export function dayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MS_A_DAY;
}

export function dateOfDayNumber(day: number): IsoDate {
  return new Date(day * MS_A_DAY).toISOString().slice(0, 10);
}

/** The date of year, month (1–12) and day; undefined where the calendar has no such day. */
export function calendarDate(year: number, month: number, day: number): IsoDate | undefined {
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isIsoDate(text) ? text : undefined;
}

/** Whether the text is a real day written as `yyyy-MM-dd`. */
export function isIsoDate(text: string): text is IsoDate {
  return SHAPE.test(text) && !Number.isNaN(dayNumber(text)) && dateOfDayNumber(dayNumber(text)) === text;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 Monday … 6 Sunday: weeks begin on Monday here. */
export function weekday(date: IsoDate): number {
  return (((dayNumber(date) + 3) % 7) + 7) % 7;
}
