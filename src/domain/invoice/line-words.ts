/**
 * The words of a document's lines as a search looks into them: folded, each once, in at most 300 bytes, so that the lines of
 * 200,000 invoices fit on a device. Names and codes of all lines come first, descriptions and notes take what is left; what
 * does not fit is left out. A word that stands inside another one is found there.
 */
import { fold } from '../text/fold';
import type { XmlElement } from '../xml/xml-element';
import { textAt } from './ubl/read/ubl-tree';
import { isLine } from './validation/line-names';

/** UTF-8. */
export const LINE_WORDS_BYTES = 300;
/** Letters of a word: a whole paragraph without a blank would leave no room for others. */
const WORD_LETTERS = 40;

/** BT-153 and the codes BT-155 to BT-157. */
const NAMES = [
  'Item/Name',
  'Item/SellersItemIdentification/ID',
  'Item/BuyersItemIdentification/ID',
  'Item/StandardItemIdentification/ID',
];
/** BT-154 and BT-127. */
const DESCRIPTIONS = ['Item/Description', 'Note'];

/** What stands around a word and is none of it. */
const EDGES = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

/** The words of what is searched for, as those of the lines are kept. */
export function wordsOf(text: string): readonly string[] {
  return fold(text)
    .split(' ')
    .map((word) => [...word.replace(EDGES, '')].slice(0, WORD_LETTERS).join(''))
    .filter((word) => word !== '');
}

/** Takes the root's children while they are read: lines need not stay in memory. */
export class LineWords {
  readonly #names = new WordList();
  readonly #descriptions = new WordList();

  /** Passes over what is no line. */
  take(child: XmlElement): void {
    if (!isLine(child)) return;
    this.#names.addFrom(child, NAMES);
    this.#descriptions.addFrom(child, DESCRIPTIONS);
  }

  /** Blanks between words; '' where there are none. */
  text(): string {
    const all = this.#names;
    for (const word of this.#descriptions.words) all.addWord(word);
    return all.words.join(' ');
  }
}

/** The same of a document that is read already. */
export function lineWordsOf(root: XmlElement): string {
  const words = new LineWords();
  for (const child of root.children) words.take(child);
  return words.text();
}

class WordList {
  readonly words: string[] = [];
  #bytes = 0;
  #full = false;

  addFrom(line: XmlElement, paths: readonly string[]): void {
    // Of ten thousand lines the first twenty are looked at.
    if (this.#full) return;
    for (const path of paths) for (const word of wordsOf(textAt(line, path) ?? '')) this.addWord(word);
  }

  addWord(word: string): void {
    if (this.#full || this.words.some((known) => known.includes(word))) return;
    // With the blank before it.
    const bytes = utf8Bytes(word) + (this.words.length === 0 ? 0 : 1);
    this.#full = this.#bytes + bytes > LINE_WORDS_BYTES;
    if (this.#full) return;
    this.words.push(word);
    this.#bytes += bytes;
  }
}

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
