/**
 * CUI/CIF, the fiscal code of Romanian companies: 2–10 digits, the last one a check digit (reference/public-services
 * section 4): the rest padded to 9 digits, weights 7 5 3 2 1 7 5 3 2, (sum × 10 mod 11) mod 10.
 */
import { weightedSum } from './weighted-sum';

const WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2];
const SHAPE = /^(?:RO)?(\d{2,10})$/;

/** The bare digits of a fiscal code typed with or without RO, blanks and points; undefined where it has not its shape. */
export function cuiDigits(text: string): string | undefined {
  const digits = SHAPE.exec(text.toUpperCase().replace(/[\s.\u00a0-]/g, ''))?.[1]?.replace(/^0+(?=\d)/, '');
  return digits !== undefined && digits.length >= 2 ? digits : undefined;
}

/** Whether the digits end in their check digit. */
export function isValidCui(text: string): boolean {
  const digits = cuiDigits(text);
  if (digits === undefined) return false;
  const body = digits.slice(0, -1).padStart(9, '0');
  return ((weightedSum(body, WEIGHTS) * 10) % 11) % 10 === Number(digits.at(-1));
}

/** Whether both are the fiscal code of one Romanian company, with RO or without. */
export function isSameCui(a: string, b: string): boolean {
  const digits = cuiDigits(a);
  return digits !== undefined && digits === cuiDigits(b);
}
