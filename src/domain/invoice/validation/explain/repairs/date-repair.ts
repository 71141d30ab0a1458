import { calendarDate } from '../../../../calendar/iso-date';
import { putText, type Repairer } from './repair-case';

function isoDate(year: string, month: string, day: string): string | undefined {
  return calendarDate(Number(year), Number(month), Number(day));
}

/**
 * The day a text means, `yyyy-MM-dd`: an ISO date with blanks, time or zone, digits alone, or the Romanian
 * `dd.MM.yyyy`. With slashes only where day and month cannot be exchanged. Undefined where it is not certain.
 */
export function isoDateOf(given: string): string | undefined {
  const text = given.trim();
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:$|[T\sZ+-])/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return isoDate(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const romanian = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
  if (!romanian) return undefined;
  const [, day = '', mark, month = '', year = ''] = romanian;
  const exchangeable = mark === '/' && Number(day) <= 12 && Number(day) !== Number(month);
  return exchangeable ? undefined : isoDate(year, month, day);
}

/** BR-RO-DT*: the same day in the official form. */
export const repairDate: Repairer = (at) => {
  return putText(at, at.actual === undefined ? undefined : isoDateOf(at.actual));
};
