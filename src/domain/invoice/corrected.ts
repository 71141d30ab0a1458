/**
 * What a document corrects under its number, as hashes, the oldest first. By it alone whoever has two documents of one number knows
 * which is the later one: attempts are counted anew by a restored server, and clocks of devices go back.
 */

interface Hashed {
  readonly xmlSha256: string;
  readonly corrected?: readonly string[];
}

/** As many as are told; who corrected a document more often has lost count of the first ones too. */
export const MOST_CORRECTED = 16;

/** Of what comes in the place of `earlier`; `told`: what its device knows that it corrects. A document does not correct itself. */
export function correctedOver(
  { xmlSha256, corrected = [] }: Hashed,
  own: string,
  told: readonly string[] = [],
): readonly string[] {
  return lastOnes([...corrected, ...told, xmlSha256].filter((hash) => hash !== own));
}

export function isCorrectionOf({ corrected = [] }: Hashed, { xmlSha256 }: Hashed): boolean {
  return corrected.includes(xmlSha256);
}

/** Each once, where it stood last. */
export function lastOnes(hashes: readonly string[]): readonly string[] {
  return hashes.filter((hash, place) => hashes.lastIndexOf(hash) === place).slice(-MOST_CORRECTED);
}
