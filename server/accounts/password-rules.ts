/**
 * What a new password may be (ASVS 5.0, 6.2; NIST SP 800-63B, 5.1.1.2): long enough, none of the thirty thousand commonest,
 * and not what everybody knows of the person. The list is that of zxcvbn 4.4.2 (MIT; NOTICE). No rule about kinds of characters.
 */
import listed from './common-passwords.json' with { type: 'json' };

export const SHORTEST_PASSWORD = 10;

export type PasswordTrouble = 'short' | 'common' | 'personal';

export const PASSWORD_TEXTS: Readonly<Record<PasswordTrouble, string>> = {
  short: `Parola are nevoie de cel puțin ${SHORTEST_PASSWORD} caractere.`,
  common: 'Parola este în listele de parole publicate; oricine o încearcă prima. Alegeți alta.',
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
  const own = known.flatMap((text) => [text, text.split('@')[0] ?? '']).map((text) => text.trim().toLowerCase());
  return own.some((text) => text.length > 3 && (folded === text || folded === `${text}${text}`))
    ? 'personal'
    : undefined;
}

/** One piece of a few characters, again and again. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/u.test(text);
}
