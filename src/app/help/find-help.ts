import type { HelpPage } from '@/app/texts/help-page';
import { fold, matchesFolded } from '@/domain/text/fold';

export interface FoundHelp {
  readonly page: HelpPage;
  /** The first sentence or step that has a word asked for; '' where only the titles have it, or nothing was asked. */
  readonly excerpt: string;
}

/** Everything a page says under its title. */
function textsOf({ about, sections }: HelpPage): readonly string[] {
  return [about, ...sections.flatMap(({ head, steps = [], text = [] }) => [head, ...steps, ...text])];
}

/** The pages that have every word asked for, diacritics and case aside; those that name one in the title first. */
export function findHelp(pages: readonly HelpPage[], asked: string): readonly FoundHelp[] {
  const words = fold(asked).split(' ');
  if (words[0] === '') return pages.map((page) => ({ page, excerpt: '' }));
  const inTitle = ({ title }: HelpPage): boolean => words.some((word) => fold(title).includes(word));
  const found = pages.filter((page) => matchesFolded(fold([page.title, ...textsOf(page)].join(' ')), asked));
  return [...found.filter(inTitle), ...found.filter((page) => !inTitle(page))].map((page) => ({
    page,
    excerpt: excerptOf(page, words),
  }));
}

/** The text with the most of the words. */
function excerptOf(page: HelpPage, words: readonly string[]): string {
  const counted = textsOf(page).map((text) => ({
    text,
    hits: words.filter((word) => fold(text).includes(word)).length,
  }));
  const best = counted.reduce((one, other) => (other.hits > one.hits ? other : one), { text: '', hits: 0 });
  return best.text;
}
