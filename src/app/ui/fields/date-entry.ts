import { addDays, calendarDate } from '@/domain/calendar/iso-date';

/**
 * Reads a day as people type it. `today` and `base` are `yyyy-MM-dd`; `base` is the day a bare `+15` counts from.
 * Understood: 26.11.2026, 26/11/26, 26-11-2026, 26112026, 26.11, 26, azi, ieri, mâine, +15, -3, 2026-11-26.
 */
export function parseDateEntry(text: string, today: string, base: string = today): string | null {
  const entry = text.trim().toLowerCase();
  const word = WORDS[entry];
  if (word !== undefined) return addDays(today, word);
  if (/^[+-]\d{1,4}$/.test(entry)) return addDays(base, Number(entry));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(entry);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const solid = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(entry);
  if (solid !== null) return dayOf(fullYear(solid[3] ?? ''), Number(solid[2]), Number(solid[1]));
  return parseParted(entry, today);
}

const WORDS: Readonly<Record<string, number>> = { azi: 0, ieri: -1, mâine: 1, maine: 1 };

/** Day alone or day and month take the rest from today. */
function parseParted(entry: string, today: string): string | null {
  const parted = /^(\d{1,2})(?:[./\- ](\d{1,2})(?:[./\- ](\d{4}|\d{2}))?)?\.?$/.exec(entry);
  if (parted === null) return null;
  const [, day = '', month, year] = parted;
  return dayOf(
    year === undefined ? Number(today.slice(0, 4)) : fullYear(year),
    month === undefined ? Number(today.slice(5, 7)) : Number(month),
    Number(day),
  );
}

function fullYear(text: string): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text);
}

/** Null where the calendar has no such day. */
function dayOf(year: number, month: number, day: number): string | null {
  return calendarDate(year, month, day) ?? null;
}
