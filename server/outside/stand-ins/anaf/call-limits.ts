/** Counts calls a minute and a day; counts live in memory, as a restart of the real service would not be noticed either. */
import { calendarDay } from './anaf-clock';

export interface CallLimits {
  /** False when the minute's calls are used up. */
  withinMinute(now: number): boolean;
  /** False when `key` was counted `limit` times today. */
  withinDay(key: string, limit: number, now: number): boolean;
}

export function createCallLimits(callsPerMinute: number): CallLimits {
  let minute = -1;
  let inMinute = 0;
  let day = '';
  let inDay = new Map<string, number>();
  return {
    withinMinute: (now) => {
      const current = Math.floor(now / 60_000);
      if (current !== minute) [minute, inMinute] = [current, 0];
      inMinute += 1;
      return inMinute <= callsPerMinute;
    },
    withinDay: (key, limit, now) => {
      const today = calendarDay(now);
      if (today !== day) [day, inDay] = [today, new Map()];
      const used = (inDay.get(key) ?? 0) + 1;
      inDay.set(key, used);
      return used <= limit;
    },
  };
}
