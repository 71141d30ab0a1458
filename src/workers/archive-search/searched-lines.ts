/**
 * The words of documents' lines in memory, from the first search by text on: which documents hold all words of a text.
 *
 * Invariants: of a document what the newest block says counts; blocks are read in their order, one reading after the other, and
 * only the last one that was read may have changed since; a text that goes on from the one before looks only at what that one found.
 */
import type { CompanyId } from '../../api/ids';
import { wordsIn } from '../../db/archive/lines/line-words-block';
import { type LineWordsState, lineWordsState } from '../../db/archive/lines/line-words-state';
import { rangeOf } from '../../db/archive/lines/put-line-words';
import type { CondicaDatabase } from '../../db/condica-database';
import { wordsOf } from '../../domain/invoice/line-words';

export const NO_LINES: ReadonlySet<string> = new Set();

/** About a megabyte of them. */
const BLOCKS_AT_ONCE = 8;

export class SearchedLines {
  readonly #db: CondicaDatabase;
  readonly #companyId: CompanyId;
  readonly #words = new Map<string, string>();
  /** As it stood when the blocks were read last. */
  #state: LineWordsState | null = null;
  #last = 0;
  #reading: Promise<void> = Promise.resolve();
  #found: { readonly text: string; readonly ids: ReadonlySet<string> } | undefined;

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
      this.#found = undefined;
      this.#last = blocks.at(-1)?.number ?? this.#last;
      if (blocks.length < BLOCKS_AT_ONCE) return;
      from = this.#last + 1;
    }
  }

  /** Ids of the documents whose lines hold every word of the text. */
  matching(text: string): ReadonlySet<string> {
    const words = wordsOf(text);
    const before = this.#found;
    const wanted = words.join(' ');
    if (words.length === 0) return NO_LINES;
    if (before?.text === wanted) return before.ids;
    const among = before !== undefined && wanted.startsWith(before.text) ? before.ids : this.#words.keys();
    const ids = new Set<string>();
    for (const id of among) if (holdsAll(this.#words.get(id), words)) ids.add(id);
    this.#found = { text: wanted, ids };
    return ids;
  }
}

function holdsAll(line: string | undefined, words: readonly string[]): boolean {
  return line !== undefined && words.every((word) => line.includes(word));
}
