import { compareTexts } from '../../domain/text/compare-texts';

/** How each text stands among all, by code unit; equal ones have one rank. Numbers are compared faster than texts. */
export function ranksOf(texts: readonly string[]): Uint32Array {
  const ranks = new Map([...new Set(texts)].sort(compareTexts).map((text, rank) => [text, rank]));
  return Uint32Array.from(texts, (text) => ranks.get(text) ?? 0);
}
