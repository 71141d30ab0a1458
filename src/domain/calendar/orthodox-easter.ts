/** Orthodox Easter Sunday: Meeus' Julian algorithm, carried into the Gregorian calendar (13 days apart 1900–2099). */
import type { IsoDate } from '../invoice/invoice';
import { addDays } from './iso-date';

const JULIAN_LAG_DAYS = 13;

export function orthodoxEaster(year: number): IsoDate {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + sunday + 114;
  const month = Math.floor(days / 31);
  const julian = `${year}-${String(month).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
  return addDays(julian, JULIAN_LAG_DAYS);
}
