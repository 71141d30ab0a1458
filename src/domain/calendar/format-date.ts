/** Dates as they are shown and printed in Romanian: `26.11.2026`. */
import type { IsoDate } from '../invoice/invoice';
import { isIsoDate } from './iso-date';

/** A text that is not a date (a foreign document's) is shown as it stands. */
export function formatDate(date: IsoDate): string {
  if (!isIsoDate(date)) return date;
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** Without the year where it is this year's: `26.11`. */
export function formatShortDate(date: IsoDate, today: IsoDate): string {
  const full = formatDate(date);
  return date.slice(0, 4) === today.slice(0, 4) ? full.slice(0, 5) : full;
}
