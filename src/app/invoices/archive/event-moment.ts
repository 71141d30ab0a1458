import { bucharestClock } from '@/domain/calendar/bucharest-clock';

/** An instant as `24.11 · 09:14`, by the clock in Bucharest. */
export function eventMoment(instant: string): string {
  const clock = bucharestClock(Date.parse(instant));
  return `${clock.slice(8, 10)}.${clock.slice(5, 7)} · ${clock.slice(11, 16)}`;
}
