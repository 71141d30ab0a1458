/** Names of companies as registers write them, in capitals, made readable. */
import { fold } from '../text/fold';

/** Forms of law 31/1990, OUG 44/2008 and the like, longer than the words that stay in capitals by their length. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(['SCPA', 'SCPE', 'SRLD', 'SPRL']);
const JOINING: ReadonlySet<string> = new Set('de din si și la pe cu al ai ale lui în in sub prin pentru'.split(' '));
/** So short a word is as often an abbreviation (OMV, ING, SRL, PFA) as a word; capitals spoil neither. */
const SHORT = 3;
const VOWEL = /[AEIOUYĂÂÎ]/u;

/**
 * The register's name in title case where it is all capitals, else as it is: „TRANS CARPAȚI SRL” becomes „Trans Carpați
 * SRL”. Legal forms, words of up to three letters and those without a vowel keep their capitals. A name already `written`
 * that differs only in case and accents stays.
 */
export function readableName(registered: string, written = ''): string {
  if (hasSmallLetter(written) && fold(written) === fold(registered)) return written;
  if (hasSmallLetter(registered)) return registered;
  return registered.replace(/\p{L}[\p{L}\p{M}\p{N}]*/gu, (word, at: number) => readableWord(word, at === 0));
}

function readableWord(word: string, first: boolean): string {
  const small = word.toLowerCase();
  if (!first && JOINING.has(small)) return small;
  const letters = Array.from(word);
  if (letters.length <= SHORT || LEGAL_FORMS.has(word) || !VOWEL.test(word)) return word;
  return `${letters[0] ?? ''}${letters.slice(1).join('').toLowerCase()}`;
}

function hasSmallLetter(text: string): boolean {
  return /\p{Ll}/u.test(text);
}
