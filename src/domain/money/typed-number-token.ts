/**
 * Cuts what a person typed into numbers, signs and parentheses, and reads one number however it is grouped.
 */
import { type DecimalText, isDecimalText } from './decimal-text';

export type TypedToken =
  | { readonly kind: 'number'; readonly value: DecimalText; readonly otherReading?: DecimalText }
  | { readonly kind: 'sign'; readonly sign: '+' | '-' | '*' | '/' | '(' | ')' | '%' };

/** Signs as phones and word processors put them. */
const SIGNS: Readonly<Record<string, '+' | '-' | '*' | '/' | '(' | ')' | '%'>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
  ':': '/',
  '(': '(',
  ')': ')',
  '%': '%',
};

/** Digits with their separators; blanks (also no-break and narrow ones) count only between digits. */
const NUMBER = /^(?:[.,]?\d)(?:[\d.,]|[ \u00a0\u202f'’](?=\d))*/u;
const LONGEST_NUMBER = 30;

/** The tokens, or undefined where something is neither number nor sign. */
export function tokenizeTyped(text: string): TypedToken[] | undefined {
  const tokens: TypedToken[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const token = nextToken(rest);
    if (token === undefined) return undefined;
    tokens.push(token.token);
    rest = rest.slice(token.length).trimStart();
  }
  return tokens;
}

function nextToken(rest: string): { token: TypedToken; length: number } | undefined {
  const sign = SIGNS[rest.charAt(0)];
  if (sign !== undefined) return { token: { kind: 'sign', sign }, length: 1 };
  const raw = NUMBER.exec(rest)?.[0];
  if (raw === undefined || raw.length > LONGEST_NUMBER) return undefined;
  const number = readGroupedNumber(raw);
  return number === undefined ? undefined : { token: { kind: 'number', ...number }, length: raw.length };
}

/**
 * One number. Where both separators occur the last one is the decimal sign; a separator that occurs several times
 * groups thousands; a single comma is the decimal sign. A single point is the decimal sign too, because stored decimals
 * and numeric keypads write it so; where it could also group („1.234”) the other reading is handed back, for the
 * screen to ask.
 */
function readGroupedNumber(raw: string): { value: DecimalText; otherReading?: DecimalText } | undefined {
  const text = ungroupBlanks(raw);
  if (text === undefined) return undefined;
  const decimalSign = decimalSignOf(text);
  const [whole, fraction, ...more] = decimalSign === '' ? [text] : text.split(decimalSign);
  if (whole === undefined || more.length > 0) return undefined;
  const digits = ungroup(whole);
  if (digits === undefined || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined;
  const value = trimmed(digits, fraction ?? '');
  if (value === undefined) return undefined;
  const grouped = /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? trimmed(text.replace('.', ''), '') : undefined;
  return grouped === undefined ? { value } : { value, otherReading: grouped };
}

function ungroupBlanks(raw: string): string | undefined {
  if (!/[ \u00a0\u202f'’]/u.test(raw)) return raw;
  const match = /^(\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+)([.,]\d*)?$/u.exec(raw);
  return match === null ? undefined : `${match[1]?.replace(/\D/g, '') ?? ''}${match[2] ?? ''}`;
}

function decimalSignOf(text: string): string {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const sign = comma >= 0 ? ',' : point >= 0 ? '.' : '';
  return sign !== '' && text.indexOf(sign) === text.lastIndexOf(sign) ? sign : '';
}

function ungroup(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  return /^\d{1,3}(?:\.\d{3})+$/.test(whole) || /^\d{1,3}(?:,\d{3})+$/.test(whole)
    ? whole.replace(/[.,]/g, '')
    : undefined;
}

function trimmed(whole: string, fraction: string): DecimalText | undefined {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const text = fraction === '' ? digits : `${digits}.${fraction}`;
  return isDecimalText(text) ? text : undefined;
}
