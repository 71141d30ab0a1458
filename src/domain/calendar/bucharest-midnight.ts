import type { IsoDate } from '../invoice/invoice';
import { bucharestDay } from './bucharest-day';

const HOUR_MS = 3_600_000;
/** Summer first: of the hour that comes twice the first one begins the day. */
const AHEAD_HOURS = [3, 2];

/** When a day begins in Romania, in milliseconds since 1970-01-01T00:00Z. */
export function bucharestMidnight(day: IsoDate): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const begins = AHEAD_HOURS.map((ahead) => utc - ahead * HOUR_MS);
  return begins.find((at) => bucharestDay(at) === day) ?? utc;
}
