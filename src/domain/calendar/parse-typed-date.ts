/**
 * Reads a date as people type it: `26.11.2026`, `26/11/26`, `26-11`, `26`, `26112026`, `2026-11-26`, `azi`, `ieri`,
 * `mâine`, `poimâine`, `+7`, `-3` (days from the reference day). Missing month and year are the reference day's.
 */
import type { IsoDate } from '../invoice/invoice';
import { fold } from '../text/fold';
import { addDays, calendarDate, isIsoDate } from './iso-date';

const WORDS: Readonly<Record<string, number>> = { azi: 0, astazi: 0, ieri: -1, alaltaieri: -2, maine: 1, poimaine: 2 };
const OFFSET = /^([+-])\s?(\d{1,4})$/;
const PARTS = /^(\d{1,2})(?:[./\s-]+(\d{1,2})(?:[./\s-]+(\d{2}|\d{4}))?)?[./]?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;

/** The date, or undefined where the text is none or the calendar has no such day. */
export function parseTypedDate(text: string, reference: IsoDate): IsoDate | undefined {
  const typed = fold(text).replace('−', '-');
  if (isIsoDate(typed)) return typed;
  const word = WORDS[typed];
  if (word !== undefined) return addDays(reference, word);
  const offset = OFFSET.exec(typed);
  if (offset !== null) return addDays(reference, Number(`${offset[1]}${offset[2]}`));
  const parts = PARTS.exec(typed) ?? DIGITS.exec(typed);
  return parts === null ? undefined : fromParts(parts, reference);
}

function fromParts([, day, month, year]: RegExpExecArray, reference: IsoDate): IsoDate | undefined {
  const thisYear = Number(reference.slice(0, 4));
  const thisMonth = Number(reference.slice(5, 7));
  return calendarDate(year === undefined ? thisYear : fullYear(year), Number(month ?? thisMonth), Number(day));
}

/** Two digits are of this century: nobody invoices in 1926. */
function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}
