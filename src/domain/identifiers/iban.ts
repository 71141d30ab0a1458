/** IBAN (ISO 13616): blanks aside, mod 97 of the rearranged text is 1; a Romanian one has 24 characters and a bank code. */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const ROMANIAN = /^RO\d{2}[A-Z]{4}[A-Z0-9]{16}$/;

/** Without blanks, in capitals: as it goes into BT-84. */
export function compactIban(text: string): string {
  return text.replace(/[\s\u00a0]/g, '').toUpperCase();
}

/** In fours, as it is read out: `RO49 AAAA 1B31 0075 9384 0000`. */
export function showIban(text: string): string {
  return compactIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

export function isValidIban(text: string): boolean {
  const iban = compactIban(text);
  if (!SHAPE.test(iban) || (iban.startsWith('RO') && !ROMANIAN.test(iban))) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  return [...rearranged].reduce((rest, character) => appendMod97(rest, character), 0) === 1;
}

/** A letter counts as two digits, A = 10 … Z = 35. */
function appendMod97(rest: number, character: string): number {
  const value = Number.parseInt(character, 36);
  return (rest * (value < 10 ? 10 : 100) + value) % 97;
}
