/**
 * What a new password may be (ASVS 5.0, 6.2; NIST SP 800-63B, 5.1.1.2): long enough, none of the thirty thousand commonest,
 * not what everybody knows of the person, and more than the words of this product and its trade. The list is that of zxcvbn 4.4.2 (MIT; NOTICE). No rule about kinds of characters.
 */
import listed from './common-passwords.json' with { type: 'json' };

export const SHORTEST_PASSWORD = 10;

export type PasswordTrouble = 'short' | 'common' | 'personal' | 'expected';

/** Whoever guesses at accounts of this product begins with them (ASVS 5.0, 6.1.2). In lower case, without accents. */
const EXPECTED_WORDS = [
  ...['condica', 'efactura', 'etransport', 'factura', 'facturi', 'facturare', 'transport', 'anaf', 'spv', 'saga'],
  ...['contabil', 'contabilitate', 'contabila', 'firma', 'societate', 'srl', 'cont', 'parola', 'romania', 'bucuresti'],
  ...['admin', 'administrator', 'utilizator', 'user', 'password', 'test', 'demo'],
].toSorted((a, b) => b.length - a.length);
/** Letters that have to be left besides those words, years and signs. */
const LEAST_LETTERS = 4;

export const PASSWORD_TEXTS: Readonly<Record<PasswordTrouble, string>> = {
  short: `Parola are nevoie de cel puțin ${SHORTEST_PASSWORD} caractere.`,
  common: 'Parola este în listele de parole publicate; oricine o încearcă prima. Alegeți alta.',
  expected:
    'Parola este făcută numai din cuvinte pe care oricine le-ar încerca aici. Adăugați câteva care sunt numai ale dumneavoastră.',
  personal: 'Parola este adresa sau numele dumneavoastră. Alegeți alta.',
};

let common: ReadonlySet<string> | undefined;

/** `known`: the address, names; undefined where the password may be taken. */
export function passwordTrouble(password: string, known: readonly string[]): PasswordTrouble | undefined {
  const folded = password.toLowerCase();
  common ??= new Set(listed.passwords.split('\n'));
  // Twice or thrice the same, or with blanks between, is no longer a password.
  if (common.has(folded) || common.has(folded.replaceAll(/\s/g, '')) || isRepeated(folded)) return 'common';
  if ([...password].length < SHORTEST_PASSWORD) return 'short';
  if (isExpected(folded)) return 'expected';
  const own = known.flatMap((text) => [text, text.split('@')[0] ?? '']).map((text) => text.trim().toLowerCase());
  return own.some((text) => text.length > 3 && (folded === text || folded === `${text}${text}`))
    ? 'personal'
    : undefined;
}

/** Of such words, years and signs alone. What has no letters of this kind at all is not judged by it. */
function isExpected(folded: string): boolean {
  const plain = folded.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const rest = EXPECTED_WORDS.reduce((text, word) => text.replaceAll(word, ' '), plain);
  return rest !== plain && rest.replaceAll(/[^\p{L}]/gu, '').length < LEAST_LETTERS;
}

/** One piece of a few characters, again and again. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/u.test(text);
}
