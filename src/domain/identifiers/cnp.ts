/**
 * CNP, the personal number: 13 digits S YY MM DD CC NNN K; weights 2 7 9 1 4 6 3 5 8 2 7 9 over the first twelve,
 * k = sum mod 11, 10 counts as 1. NIF of persons (beginning with 9) has the same shape but not always a birth date, so
 * only the digits are checked.
 */
import { weightedSum } from './weighted-sum';

const WEIGHTS = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];

/** The buyer's legal id on an invoice to a consumer who gave none (thirteen zeros, as ANAF asks). */
export const UNNAMED_CONSUMER_ID = '0000000000000';

export function isCnpShape(text: string): boolean {
  return /^\d{13}$/.test(text.trim());
}

export function isValidCnp(text: string): boolean {
  const digits = text.trim();
  if (!/^[1-9]\d{12}$/.test(digits)) return false;
  const remainder = weightedSum(digits, WEIGHTS) % 11;
  return (remainder === 10 ? 1 : remainder) === Number(digits.at(12));
}
