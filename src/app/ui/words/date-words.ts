/** Dates as Romanian readers write them. Days are `yyyy-MM-dd`, instants are ISO 8601. No library: used at sign-in too. */
import { bucharestClock } from '@/domain/calendar/bucharest-clock';
import { bucharestDay } from '@/domain/calendar/bucharest-day';

/** `26.11.2026`; what is not a day is given back as it is. */
export function dayText(isoDay: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDay);
  return match === null ? isoDay : `${match[3]}.${match[2]}.${match[1]}`;
}

/** The day of an instant in Romania, as `dayText` writes it: of what is due, given or in force, which the device's zone does not move. */
export function instantDayText(isoInstant: string): string {
  const at = Date.parse(isoInstant);
  return dayText(Number.isNaN(at) ? isoInstant : bucharestDay(at));
}

/** Of Romania: on a device abroad too, what happened stands in one line with what ANAF tells. Undefined where it is no instant. */
export function clockOf(isoInstant: string): string | undefined {
  const at = Date.parse(isoInstant);
  return Number.isNaN(at) ? undefined : bucharestClock(at);
}

/** `10:38`; '' where it is no instant. */
export function hourText(isoInstant: string): string {
  return clockOf(isoInstant)?.slice(11, 16) ?? '';
}

/** `25.11.2026, 10:38`; '' where it is no instant. */
export function dayAndHourText(isoInstant: string): string {
  const clock = clockOf(isoInstant);
  return clock === undefined ? '' : `${dayText(clock)}, ${hourText(isoInstant)}`;
}

/** `10:38` today, else `25.11.2026`. */
export function recentTimeText(isoInstant: string, now: Date): string {
  return isSameDay(isoInstant, now) ? hourText(isoInstant) : dayText(clockOf(isoInstant) ?? '');
}

/** Whether both are on one day in Romania. */
export function isSameDay(isoInstant: string, now: Date): boolean {
  return clockOf(isoInstant)?.startsWith(bucharestDay(now.getTime())) === true;
}

/** Time left as `1:34`. */
export function secondsText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
