/** Tariff codes found by their beginning or by words, the ones the company used before the others. Pure; the list is made once. */
import { fold } from '../../text/fold';
import { TARIFF_HEADINGS } from './tariff-headings';

export interface TariffEntry {
  /** 4, 6 or 8 digits. */
  readonly code: string;
  readonly name: string;
}

interface FoldedEntry extends TariffEntry {
  /** Folded, each word behind a blank, so that a word's beginning is looked for as ` bere`. */
  readonly words: string;
}

/** A code that the company declared before. */
export interface UsedTariff extends TariffEntry {
  readonly times: number;
  /** `yyyy-MM-dd` of the last. */
  readonly last: string;
}

export interface TariffHit extends TariffEntry {
  readonly used?: Pick<UsedTariff, 'times' | 'last'>;
}

let headings: readonly FoldedEntry[] | undefined;

/** All headings of four digits, in their order. */
export function tariffHeadings(): readonly TariffEntry[] {
  return foldedHeadings();
}

function foldedHeadings(): readonly FoldedEntry[] {
  headings ??= TARIFF_HEADINGS.trim().split('\n').flatMap(chapterEntries);
  return headings;
}

function chapterEntries(line: string): readonly FoldedEntry[] {
  return line
    .slice(3)
    .split(/;(?=\d\d )/)
    .map((part) => foldedEntry({ code: line.slice(0, 2) + part.slice(0, 2), name: part.slice(3) }));
}

function foldedEntry({ code, name }: TariffEntry): FoldedEntry {
  return { code, name, words: ` ${fold(name).replaceAll(/[^a-z0-9]+/g, ' ')}` };
}

/** The heading that a code begins with; undefined where there is none. */
export function headingOf(code: string): TariffEntry | undefined {
  const digits = code.replaceAll(/\D/g, '').slice(0, 4);
  return tariffHeadings().find((entry) => entry.code === digits);
}

/** At most so many are offered. */
const MOST_HITS = 40;

export type TariffSearch = (query: string, most?: number) => readonly TariffHit[];

/** The search over the company's own codes, the most used on top, and the list below them; all of it for an empty query. */
export function tariffSearch(used: readonly UsedTariff[] = []): TariffSearch {
  const own = used
    .toSorted((a, b) => b.times - a.times || (a.last < b.last ? 1 : -1))
    .map(({ times, last, ...entry }) => ({ ...foldedEntry(entry), used: { times, last } }));
  const known = new Set(own.map(({ code }) => code));
  const listed = foldedHeadings().filter(({ code }) => !known.has(code));
  return (query, most = MOST_HITS) => {
    const fits = fitting(query);
    const first = ` ${fold(query)}`;
    const begins = ({ words }: FoldedEntry): number => (words.startsWith(first) ? 0 : 1);
    const hits = [
      ...own.filter(fits),
      // Goods that are called so stand before those that only hold the word.
      ...listed.filter(fits).toSorted((a, b) => begins(a) - begins(b)),
    ];
    return hits.slice(0, most).map(({ words: _, ...hit }) => hit);
  };
}

function fitting(query: string): (entry: FoldedEntry) => boolean {
  const digits = query.replaceAll(/[\s.]/g, '');
  return /^\d+$/.test(digits) ? byCode(digits) : byWords(query);
}

/** One begins with the other: a longer code is found under its heading. */
function byCode(digits: string): (entry: FoldedEntry) => boolean {
  return ({ code }) => code.startsWith(digits) || digits.startsWith(code);
}

function byWords(query: string): (entry: FoldedEntry) => boolean {
  const words = fold(query)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => ` ${word}`);
  return ({ words: text }) => words.every((word) => text.includes(word));
}
