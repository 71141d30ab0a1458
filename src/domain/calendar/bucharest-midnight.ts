import type { IsoDate } from '../invoice/invoice';
import { bucharestDay } from './bucharest-day';

const MS_AN_HOUR = 3_600_000;

/** The instant at which a day begins in Romania, ms since 1970: two or three hours before it does in UTC. */
export function bucharestMidnight(day: IsoDate): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // Summer time never changes at midnight there: one of the two is right.
  const summer = utc - 3 * MS_AN_HOUR;
  return bucharestDay(summer) === day ? summer : utc - 2 * MS_AN_HOUR;
}
