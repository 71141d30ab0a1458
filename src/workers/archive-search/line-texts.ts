/**
 * The words of a block's documents as one text, a line each: the browser's own search walks over a megabyte in the time that a thousand
 * texts take, each of which would be fetched from elsewhere.
 */
import type { WordsOfDocument } from '../../db/archive/lines/line-words-block';

export interface LineTexts {
  /** The block's. */
  readonly number: number;
  /** The number of its first line among those of all blocks. */
  readonly first: number;
  readonly text: string;
  /** Where each line ends in the text. */
  readonly ends: Uint32Array;
}

export function lineTexts(number: number, first: number, documents: readonly WordsOfDocument[]): LineTexts {
  const ends = new Uint32Array(documents.length);
  let end = -1;
  for (const [line, { words }] of documents.entries()) {
    end += 1 + words.length;
    ends[line] = end;
  }
  return { number, first, text: documents.map(({ words }) => words).join('\n'), ends };
}

/** Sets 1 for each line that holds all words, by its number among those of all blocks. */
export function markHolding({ first, text, ends }: LineTexts, words: readonly string[], found: Uint8Array): void {
  const [longest = '', ...others] = [...words].sort((a, b) => b.length - a.length);
  let line = 0;
  for (let at = text.indexOf(longest); at !== -1; at = text.indexOf(longest, at)) {
    while ((ends[line] ?? text.length) < at) line += 1;
    const end = ends[line] ?? text.length;
    const begins = line === 0 ? 0 : (ends[line - 1] ?? 0) + 1;
    if (others.length === 0 || holdsAll(text.slice(begins, end), others)) found[first + line] = 1;
    // The next line: this one is known.
    at = end + 1;
    line += 1;
  }
}

function holdsAll(line: string, words: readonly string[]): boolean {
  return words.every((word) => line.includes(word));
}
