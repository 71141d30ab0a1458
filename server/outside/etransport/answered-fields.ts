/** Fields of the service's JSON: texts and numbers come as either, and any may be missing. */
import { isRecord } from '../anaf/answers/common-answer';

export type Fields = Readonly<Record<string, unknown>>;

/** What a record may say in one field; longer is not the protocol's. */
const LONGEST = 2000;

export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
}

export function recordsOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The texts of `Errors`, or of a field that says an error in one text. */
export function errorsOf(fields: Fields): readonly string[] {
  return recordsOf(fields.Errors)
    .map((one) => textOf(one, 'errorMessage'))
    .filter((text) => text !== '');
}

/** `YYYYMMDD…` or `yyyy-MM-dd…` as a day; '' where it is neither. */
export function dayOf(text: string): string {
  const digits = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text);
  return digits === null ? '' : `${digits[1] ?? ''}-${digits[2] ?? ''}-${digits[3] ?? ''}`;
}
