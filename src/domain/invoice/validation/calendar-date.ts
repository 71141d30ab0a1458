import { daysInMonth } from '../../ubl/schema-values';
import type { XmlElement } from '../../xml/xml-element';
import { UNEVALUABLE } from './unevaluable';

const PLAIN = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const ZONED = /^[ \t\r\n]*(-?[0-9]{4,6})-([0-9]{2})-([0-9]{2})(?:(Z)|([+-])([0-9]{2}):([0-9]{2}))?[ \t\r\n]*$/;

/** Exactly `YYYY-MM-DD`, a day that the calendar has: no zone, no blanks. */
export function isPlainDate(text: string): boolean {
  const match = PLAIN.exec(text);
  if (match === null) return false;
  const [, year, month, day] = match.map(Number);
  return isDay(year ?? 0, month ?? 0, day ?? 0);
}

function isDay(year: number, month: number, day: number): boolean {
  return year !== 0 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * The start of an xs:date as minutes, for comparing; a date without zone is taken in UTC.
 * @throws Unevaluable where the text is no date.
 */
export function dateMinutes(element: XmlElement): number {
  const match = ZONED.exec(element.text);
  if (match === null) throw UNEVALUABLE;
  const [year = 0, month = 0, day = 0] = match.slice(1, 4).map(Number);
  if (!isDay(year, month, day)) throw UNEVALUABLE;
  const offset = Number(match[6] ?? 0) * 60 + Number(match[7] ?? 0);
  const days = daysFromEpoch(year, month, day);
  return days * 1440 - (match[5] === '-' ? -offset : offset);
}

/** Days from 1970-01-01 in the proleptic Gregorian calendar. */
function daysFromEpoch(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * 146097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719468;
}
