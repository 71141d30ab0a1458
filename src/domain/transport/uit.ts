/**
 * The UIT, the unique code of a transport: 14 characters out of 30 and two check digits, the last two of the sum of the
 * first 14 characters' codes. A plain sum: two characters swapped go unnoticed. Source: reference/anaf-etransport.md,
 * section 3 (Schematron 2.0.2, BR-003 and BR-019).
 */

/** `UitType` of the schema. */
const SHAPE = /^[0-9ACDEFHJKLMNPQRTUVWXY]{14}[0-9]{2}$/;

const BODY = 14;

/** Whether the text has the schema's shape of a UIT; the check digits are not looked at. */
export function hasUitShape(text: string): boolean {
  return SHAPE.test(text);
}

/**
 * The check of the first 14 characters as the official rule writes it: a sum below a million gives its last two digits,
 * one from a million on (characters beyond the basic plane) the end of its exponent form. Undefined for fewer characters.
 */
export function uitCheck(text: string): string | undefined {
  const codes = [...text].slice(0, BODY).map((character) => character.codePointAt(0) ?? 0);
  if (codes.length < BODY) return undefined;
  const sum = codes.reduce((total, code) => total + code, 0);
  return sum < 1_000_000 ? String(sum).slice(-2) : `E${String(Math.floor(Math.log10(sum)))}`;
}

/** BR-019: the check stands somewhere after the first 14 characters (the rule looks for it, it does not compare). */
export function hasUitCheck(text: string): boolean {
  const check = uitCheck(text);
  return check !== undefined && [...text].slice(BODY).join('').includes(check);
}

/** Whether a text is a UIT that ANAF may have given: shape and check digits. */
export function isUit(text: string): boolean {
  return hasUitShape(text) && text.endsWith(uitCheck(text) ?? '?');
}
