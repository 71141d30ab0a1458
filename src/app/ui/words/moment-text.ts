import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { clockOf, hourText, isSameDay } from './date-words';

const MONTHS =
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'.split(' ');

/** `astăzi, 14:05`, `21 noiembrie, 14:05`, `21 noiembrie 2025, 14:05`; '' where it is no instant. */
export function momentText(isoInstant: string, now: Date): string {
  const clock = clockOf(isoInstant);
  if (clock === undefined) return '';
  if (isSameDay(isoInstant, now)) return `astăzi, ${hourText(isoInstant)}`;
  const [year = '', month, day] = clock.slice(0, 10).split('-');
  const named = bucharestDay(now.getTime()).startsWith(year) ? '' : ` ${year}`;
  return `${Number(day)} ${MONTHS[Number(month) - 1]}${named}, ${hourText(isoInstant)}`;
}
