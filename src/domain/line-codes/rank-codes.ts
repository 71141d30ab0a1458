/** Own codes for a line while one types: a few letters of code or name, those that resemble the line first. */
import { fold, matchesFolded } from '../text/fold';
import { itemName } from './suggest-code';

export interface OwnCode {
  readonly code: string;
  readonly name: string;
}

/** An own code as it is compared, many times over. */
export interface RankedCode<C extends OwnCode> {
  readonly own: C;
  readonly code: string;
  readonly searched: string;
  readonly words: ReadonlySet<string>;
}

export function rankable<C extends OwnCode>(codes: readonly C[]): readonly RankedCode<C>[] {
  return codes.map((own) => ({
    own,
    code: fold(own.code),
    searched: fold(`${own.code} ${own.name}`),
    words: wordsOf(own.name),
  }));
}

interface RankQuestion {
  /** '' before anything is typed: then only what resembles the line. */
  readonly typed: string;
  /** BT-153. */
  readonly name: string;
  /** Codes that stand first where they match. */
  readonly first: readonly string[];
  readonly limit: number;
}

/** The best first: suggested, code that begins so, most words in common with the line, then by code. */
export function rankCodes<C extends OwnCode>(
  codes: readonly RankedCode<C>[],
  { typed, name, first, limit }: RankQuestion,
): readonly C[] {
  const asked = fold(typed);
  const line = wordsOf(name);
  const scored = codes.flatMap((ranked) => {
    const place = first.indexOf(ranked.own.code);
    const common = inCommon(ranked.words, line);
    if (asked === '' ? place < 0 && common === 0 : !matchesFolded(ranked.searched, asked)) return [];
    const begins = asked !== '' && ranked.code.startsWith(asked);
    const exact = asked !== '' && ranked.code === asked;
    const score = (exact ? 4000 : 0) + (place < 0 ? 0 : 2000 - place) + (begins ? 1000 : 0) + common;
    return [{ own: ranked.own, code: ranked.code, score }];
  });
  scored.sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
  return scored.slice(0, limit).map(({ own }) => own);
}

function wordsOf(name: string): ReadonlySet<string> {
  return new Set(
    itemName(name)
      .split(' ')
      .filter((word) => word.length > 1),
  );
}

/** Words in common, a word that begins the other one half; of a hundred. */
function inCommon(own: ReadonlySet<string>, line: ReadonlySet<string>): number {
  let common = 0;
  for (const word of line) {
    if (own.has(word)) common += 1;
    else if (
      word.length > 3 &&
      [...own].some((other) => other.startsWith(word) || (other.length > 3 && word.startsWith(other)))
    )
      common += 0.5;
  }
  return line.size === 0 ? 0 : (100 * common) / line.size;
}
