import type { IsoDate } from '../invoice/invoice';
import { bucharestDay } from './bucharest-day';

const HOUR_MS = 3_600_000;
/** Summer first: of the hour that comes twice the first one begins the day. */
const AHEAD_HOURS = [3, 2];

/** Lists of thousands ask for the same few days: what was worked out is kept, up to so many days. */
const KEPT_DAYS = 4096;
const kept = new Map<IsoDate, number>();

/** When a day begins in Romania, in milliseconds since 1970-01-01T00:00Z. */
export function bucharestMidnight(day: IsoDate): number {
  const known = kept.get(day);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_DAYS) kept.clear();
  const begins = beginningOf(day);
  kept.set(day, begins);
  return begins;
}

function beginningOf(day: IsoDate): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const begins = AHEAD_HOURS.map((ahead) => utc - ahead * HOUR_MS);
  return begins.find((at) => bucharestDay(at) === day) ?? utc;
}
