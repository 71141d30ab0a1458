import { trimSpace } from '../xml/xml-characters';
import type { SchemaBase } from './ubl-schema';
import { isUriReference } from './uri-reference';

const DECIMAL = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/;
const BOOLEAN = /^(?:true|false|1|0)$/;
const ZONE = '(?:Z|[+-](?:(?:0[0-9]|1[0-3]):[0-5][0-9]|14:00))?';
const DATE = new RegExp(`^(-?)([0-9]{4}|[1-9][0-9]{4,})-([0-9]{2})-([0-9]{2})${ZONE}$`);
const TIME = new RegExp(`^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?|24:00:00(?:\\.0+)?)${ZONE}$`);
const LANGUAGE = /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days of a month, 1 to 12, in the proleptic Gregorian calendar; 0 for no month. */
export function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
}

/** The official processor counts years in 32 bits. */
const MAX_YEAR = 2_147_483_647;

/** xs:date of XML Schema 1.0: no year 0000, an optional zone. */
function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [, , year = '', month = '', day = ''] = match;
  if (Number(year) === 0 || Number(year) > MAX_YEAR) return false;
  // Only the remainder by 400 matters to the calendar; longer years are taken by their last digits.
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year.slice(-6)), Number(month));
}

/** base64 with spaces allowed between all characters (XML Schema 1.0, second edition). */
function isBase64(text: string): boolean {
  const tight = text.replace(/[ \t\r\n]+/g, '');
  if (tight.length % 4 !== 0) return false;
  return /^[A-Za-z0-9+/]*(?:[AQgw]==|[AEIMQUYcgkosw048]=)?$/.test(tight);
}

/** Whether a text is a value of the base. An empty string is a value of the string bases only (and of base64). */
export function isSchemaValue(base: SchemaBase, text: string): boolean {
  switch (base) {
    case 'decimal':
      return DECIMAL.test(text) || DECIMAL.test(trimSpace(text));
    case 'date':
      return isDate(trimSpace(text));
    case 'time':
      return TIME.test(trimSpace(text));
    case 'boolean':
      return BOOLEAN.test(trimSpace(text));
    case 'base64Binary':
      return isBase64(text);
    case 'language':
      return LANGUAGE.test(trimSpace(text));
    case 'anyURI':
      return isUriReference(trimSpace(text));
    default:
      return true;
  }
}
