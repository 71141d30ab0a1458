/**
 * The words of documents' lines in memory, from the first search by text on: which documents hold all words of a text.
 *
 * Invariants: of a document what the newest block says counts; blocks are read in their order, one reading after the other, and
 * only the last one that was read may have changed since; what is answered for a text is good for one edition.
 */
import type { CompanyId } from '../../api/ids';
import { wordsIn } from '../../db/archive/lines/line-words-block';
import { type LineWordsState, lineWordsState } from '../../db/archive/lines/line-words-state';
import { rangeOf } from '../../db/archive/lines/put-line-words';
import type { CondicaDatabase } from '../../db/condica-database';
import { wordsOf } from '../../domain/invoice/line-words';
import type { ColumnsEntry } from './columns-entry';

/** Documents whose lines hold a text. Each is looked at when it is asked for: most are found by their number or partner before. */
export interface FoundLines {
  readonly has: (entry: ColumnsEntry) => boolean;
}

export const NO_LINES: FoundLines = { has: () => false };

/** About a megabyte of them. */
const BLOCKS_AT_ONCE = 8;

export class SearchedLines {
  readonly #db: CondicaDatabase;
  readonly #companyId: CompanyId;
  readonly #words = new Map<string, string>();
  /** By place: who was looked up there last, and what was found. A document that is another one now, or stands elsewhere, is looked up again. */
  #asked: (ColumnsEntry | undefined)[] = [];
  #found: (string | undefined)[] = [];
  /** As it stood when the blocks were read last. */
  #state: LineWordsState | null = null;
  #last = 0;
  #reading: Promise<void> = Promise.resolve();
  #edition = 0;

  constructor(db: CondicaDatabase, companyId: CompanyId) {
    this.#db = db;
    this.#companyId = companyId;
  }

  /** Takes up what was written since the last time. */
  read(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#readNews());
    return this.#reading;
  }

  async #readNews(): Promise<void> {
    const before = this.#state;
    const state = await lineWordsState(this.#db, this.#companyId);
    if (state?.cursor === before?.cursor && state?.epoch === before?.epoch) return;
    if (state?.epoch !== before?.epoch) this.#forget();
    await this.#readFrom(this.#last);
    this.#state = state;
  }

  #forget(): void {
    this.#words.clear();
    this.#last = 0;
  }

  /** The last one that was read, too, as it may have grown. */
  async #readFrom(first: number): Promise<void> {
    for (let from = first; ; ) {
      const blocks = await this.#db.lineWords
        .where(':id')
        .between(...rangeOf(this.#companyId, from))
        .limit(BLOCKS_AT_ONCE)
        .toArray();
      for (const block of blocks) for (const { id, words } of wordsIn(block)) this.#words.set(id, words);
      this.#edition += 1;
      this.#asked = [];
      this.#last = blocks.at(-1)?.number ?? this.#last;
      if (blocks.length < BLOCKS_AT_ONCE) return;
      from = this.#last + 1;
    }
  }

  /** Rises when there are other words. */
  get edition(): number {
    return this.#edition;
  }

  /** The documents whose lines hold every word of the text. */
  matching(text: string): FoundLines {
    const words = wordsOf(text);
    if (words.length === 0 || this.#words.size === 0) return NO_LINES;
    return { has: (entry) => holdsAll(this.#wordsOf(entry), words) };
  }

  #wordsOf(entry: ColumnsEntry): string | undefined {
    const { place, id } = entry;
    if (this.#asked[place] === entry) return this.#found[place];
    const words = this.#words.get(id);
    // One after the other: an array that begins in the middle is kept as a table.
    while (this.#asked.length <= place) this.#asked.push(undefined);
    while (this.#found.length <= place) this.#found.push(undefined);
    this.#asked[place] = entry;
    this.#found[place] = words;
    return words;
  }
}

function holdsAll(line: string | undefined, words: readonly string[]): boolean {
  return line !== undefined && words.every((word) => line.includes(word));
}
