import { timingSafeEqual } from 'node:crypto';

/** Compared in a time that tells nothing of where the two differ. */
export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
