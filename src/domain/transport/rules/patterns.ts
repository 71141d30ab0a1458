/** The regular expressions of the rules; `\d` of XPath is any decimal digit of Unicode. All but the first two search. */
import { EU_COUNTRY_CODES } from '../codes/country-codes';

/** Fiscal code: 13 digits or 2 to 10, the first not zero. */
export const TIN = /^(?:[1-9][0-9]{12}|[1-9][0-9]{1,9})$/;

export const TARIFF = /^(?:\p{Nd}{4}|\p{Nd}{6}|\p{Nd}{8})$/u;

/** Anywhere in the value: two characters of a plate in a row are enough. */
export const PLATE_PART = /[0-9A-Z]{2,20}/;

/** Anywhere in the value: a fraction and a zone pass. */
export const MOMENT_PART = /\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}T\p{Nd}{2}:\p{Nd}{2}:\p{Nd}{2}/u;

const EU = new Set(EU_COUNTRY_CODES.split(' '));

export function isInUnion(country: string): boolean {
  return EU.has(country);
}

/** A fiscal code, or `PF` anywhere in the text: a natural person whose code is not known. */
export function isTinOrPerson(code: string): boolean {
  return TIN.test(code) || code.includes('PF');
}
