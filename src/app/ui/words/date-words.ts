/** Dates as Romanian readers write them. Days are `yyyy-MM-dd`, instants are ISO 8601. No library: used at sign-in too. */
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

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The local day of an instant, `yyyy-MM-dd`. */
export function localDay(instant: Date): string {
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/** `10:38` in the reader's own time. */
export function hourText(isoInstant: string): string {
  const at = new Date(isoInstant);
  return Number.isNaN(at.getTime()) ? '' : `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** `25.11.2026, 10:38` in the reader's own time; '' where it is no instant. */
export function dayAndHourText(isoInstant: string): string {
  const hour = hourText(isoInstant);
  return hour === '' ? '' : `${dayText(localDay(new Date(isoInstant)))}, ${hour}`;
}

/** `10:38` today, else `25.11.2026`. */
export function recentTimeText(isoInstant: string, now: Date): string {
  const at = new Date(isoInstant);
  if (Number.isNaN(at.getTime())) return '';
  return localDay(at) === localDay(now) ? hourText(isoInstant) : dayText(localDay(at));
}

const MONTHS =
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'.split(' ');

/** `astăzi, 14:05`, `21 noiembrie, 14:05`, `21 noiembrie 2025, 14:05`; '' where it is no instant. */
export function momentText(isoInstant: string, now: Date): string {
  const at = new Date(isoInstant);
  if (Number.isNaN(at.getTime())) return '';
  if (localDay(at) === localDay(now)) return `astăzi, ${hourText(isoInstant)}`;
  const year = at.getFullYear() === now.getFullYear() ? '' : ` ${at.getFullYear()}`;
  return `${at.getDate()} ${MONTHS[at.getMonth()]}${year}, ${hourText(isoInstant)}`;
}

/** Time left as `1:34`. */
export function secondsText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
