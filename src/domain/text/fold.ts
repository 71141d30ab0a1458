/**
 * Folds Romanian text for searching and sorting: lower case, ăâîșț and the cedilla variants ş ţ to plain letters, any
 * other accent dropped, runs of blanks to one.
 */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };
const PLAIN = /^[\x20-\x7e]*$/;
/** Words of plain letters with one blank between: all that numbers and codes are. */
const TIDY = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (TIDY.test(lower)) return lower;
  const letters = PLAIN.test(lower) ? lower : plainLetters(lower);
  return letters.replace(/\s+/gu, ' ').trim();
}

function plainLetters(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđł]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** Whether the text contains every word of the query, whatever the accents and the order. */
export function matchesFolded(foldedText: string, query: string): boolean {
  return fold(query)
    .split(' ')
    .every((word) => foldedText.includes(word));
}

/** Order of two texts for a list: folded first, then as written, so that equal-looking rows stay in a fixed order. */
export function compareFolded(a: string, b: string): number {
  const foldedA = fold(a);
  const foldedB = fold(b);
  if (foldedA !== foldedB) return foldedA < foldedB ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}
