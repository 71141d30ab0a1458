/** The code and its time in words: groups of four, what is left, the days it holds. */
import { addDays, daysBetween } from '@/domain/calendar/iso-date';
import { legalDay, type UitWindow } from '@/domain/transport/life/declaration-life';
import { transportTexts } from './transport-texts';

/** `7K2P`, `0C4X`, `0W3D`, `TQ34`. */
export function uitFours(uit: string): readonly string[] {
  return uit.match(/.{1,4}/g) ?? [];
}

export function uitText(uit: string): string {
  return uitFours(uit).join(' ');
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `4 zile 13 ore`; under a day `13 ore 18 min`; under an hour `18 min`. Both moments in ms since 1970. */
export function timeLeft(until: number, now: number): string {
  const left = until - now;
  if (left <= 0) return transportTexts.over;
  const hours = Math.floor(left / HOUR);
  const days = Math.floor(hours / 24);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const { days: inDays, hours: inHours, minutes: inMinutes } = transportTexts;
  if (days > 0) return `${inDays(days)} ${inHours(hours % 24)}`;
  return hours > 0 ? `${inHours(hours)} ${inMinutes(minutes)}` : inMinutes(Math.max(1, minutes));
}

export interface UitDay {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly at: 'spent' | 'now' | 'left';
}

/** The calendar days of a UIT, the first and the last included. */
export function uitDaysOf(
  { firstDay, lastDay }: Pick<UitWindow, 'firstDay' | 'lastDay'>,
  now: number,
): readonly UitDay[] {
  const today = legalDay(now);
  return Array.from({ length: Math.max(0, daysBetween(firstDay, lastDay)) + 1 }, (_, index) => {
    const day = addDays(firstDay, index);
    return { day, at: day < today ? 'spent' : day === today ? 'now' : 'left' };
  });
}
