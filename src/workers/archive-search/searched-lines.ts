/**
 * The words of documents' lines in memory, from the first search by text on: which documents hold all words of a text.
 *
 * Invariants: of a document what the newest block says counts; blocks are read in their order, one reading after the other, and
 * only the last one that was read may have changed since, so every reading begins with it; what is answered for a text is good for
 * one edition. A document's line in the blocks has a number, which counts up through all of them.
 */
import type { CompanyId } from '../../api/ids';
import { type LineWordsBlock, wordsIn } from '../../db/archive/lines/line-words-block';
import { type LineWordsState, lineWordsState } from '../../db/archive/lines/line-words-state';
import { rangeOf } from '../../db/archive/lines/put-line-words';
import type { CondicaDatabase } from '../../db/condica-database';
import { wordsOf } from '../../domain/invoice/line-words';
import type { ArchiveColumns } from './archive-columns';
import type { ColumnsEntry } from './columns-entry';
import { type LineTexts, lineTexts, markHolding } from './line-texts';
import type { PlaceTest } from './places';

/** Documents whose lines hold a text. */
export interface FoundLines {
  readonly has: PlaceTest;
}

type Listed = Pick<ArchiveColumns, 'edition' | 'entries' | 'placeOf'>;

/** Good while nobody has come, gone or changed. */
interface LookedUp {
  readonly columns: Listed;
  readonly columnsEdition: number;
  /** Of the words. */
  readonly edition: number;
}

export const NO_LINES: FoundLines = { has: () => false };

/** About a quarter of a megabyte, beside the one that was read last: a key that comes meanwhile waits for one reading. */
const BLOCKS_AT_ONCE = 2;
const NO_LINE = -1;

export class SearchedLines {
  readonly #db: CondicaDatabase;
  readonly #companyId: CompanyId;
  /** In their order. */
  #blocks: LineTexts[] = [];
  /** The line of each document, by its id. */
  readonly #lines = new Map<string, number>();
  /** By place: who was looked up there last, and its line. A document that is another one now, or stands elsewhere, is looked up again. */
  readonly #asked: (ColumnsEntry | undefined)[] = [];
  readonly #lineAt: number[] = [];
  /** Documents whose line is another one since they were looked up. */
  #moved: string[] = [];
  /** What was looked up last, and with which words: nobody has come, gone or changed since. */
  #upTo: LookedUp | undefined;
  /** The text that was looked for last: who asks for the first rows of a list asks for all of it next. */
  #found: (LookedUp & { readonly text: string; readonly lines: FoundLines }) | undefined;
  /** Of the text that was looked for last, by line and by place: as large ones made with each key have the collector go through all. */
  #marks = new Uint8Array();
  #holds = new Uint8Array();
  /** As it stood when the blocks were read last. */
  #state: LineWordsState | null = null;
  #last = 0;
  #reading: Promise<void> = Promise.resolve();
  #edition = 0;

  constructor(db: CondicaDatabase, companyId: CompanyId) {
    this.#db = db;
    this.#companyId = companyId;
  }

  /** Takes up what was written since the last time. `between`: awaited between two readings; false ends it, and the next goes on. */
  read(between: () => Promise<boolean> = () => Promise.resolve(true)): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#readNews(between));
    return this.#reading;
  }

  async #readNews(between: () => Promise<boolean>): Promise<void> {
    const before = this.#state;
    const state = await lineWordsState(this.#db, this.#companyId);
    if (state?.cursor === before?.cursor && state?.epoch === before?.epoch) return;
    if (state?.epoch !== before?.epoch) this.#forget();
    if (await this.#readFrom(this.#last, between)) this.#state = state;
  }

  #forget(): void {
    this.#lines.clear();
    this.#blocks = [];
    this.#asked.length = 0;
    this.#last = 0;
  }

  /** The last one that was read, too, as it may have grown. False where it was ended before all was read. */
  async #readFrom(first: number, between: () => Promise<boolean>): Promise<boolean> {
    for (let from = first; ; ) {
      const blocks = await this.#db.lineWords
        .where(':id')
        .between(...rangeOf(this.#companyId, from))
        .limit(BLOCKS_AT_ONCE + 1)
        .toArray();
      for (const block of blocks) this.#take(block);
      this.#edition += 1;
      this.#last = blocks.at(-1)?.number ?? this.#last;
      if (blocks.length <= BLOCKS_AT_ONCE) return true;
      from = this.#last;
      if (!(await between())) return false;
    }
  }

  #take(block: LineWordsBlock): void {
    if (this.#blocks.at(-1)?.number === block.number) this.#blocks.pop();
    const documents = wordsIn(block);
    const before = this.#blocks.at(-1);
    const first = before === undefined ? 0 : before.first + before.ends.length;
    for (const [line, { id }] of documents.entries()) {
      if (this.#lines.get(id) === first + line) continue;
      this.#lines.set(id, first + line);
      if (this.#asked.length > 0) this.#moved.push(id);
    }
    this.#blocks.push(lineTexts(block.number, first, documents));
  }

  /** Rises when there are other words. */
  get edition(): number {
    return this.#edition;
  }

  /** The documents of the columns whose lines hold every word of the text. Good until another text is looked for. */
  matching(text: string, columns: Listed): FoundLines {
    const known = this.#found;
    if (known?.text === text && this.#isGood(known, columns)) return known.lines;
    const lines = this.#matching(text, columns);
    this.#found = { text, lines, ...this.#now(columns) };
    return lines;
  }

  #now(columns: Listed): LookedUp {
    return { columns, columnsEdition: columns.edition, edition: this.#edition };
  }

  #isGood({ columns, columnsEdition, edition }: LookedUp, now: Listed): boolean {
    return columns === now && columnsEdition === now.edition && edition === this.#edition;
  }

  #matching(text: string, columns: Listed): FoundLines {
    const words = wordsOf(text);
    if (words.length === 0 || this.#lines.size === 0) return NO_LINES;
    // Most are found by their number or partner before: nothing is looked for until one is asked for.
    let holding: Uint8Array | undefined;
    return {
      has: (place) => {
        holding ??= this.#holding(words, columns);
        return holding[place] === 1;
      },
    };
  }

  /** By place: 1 for those that hold all. */
  #holding(words: readonly string[], columns: Listed): Uint8Array {
    const last = this.#blocks.at(-1);
    const found = zeros(this.#marks, last === undefined ? 0 : last.first + last.ends.length);
    this.#marks = found;
    for (const block of this.#blocks) markHolding(block, words, found);
    this.lookUp(columns);
    const holding = zeros(this.#holds, columns.entries.length);
    this.#holds = holding;
    // Place after place: an answer goes through them in any order, and each step of its own would be a walk through the memory.
    const lineAt = this.#lineAt;
    for (let place = 0; place < columns.entries.length; place += 1) {
      const line = lineAt[place] ?? NO_LINE;
      if (line !== NO_LINE) holding[place] = found[line] ?? 0;
    }
    return holding;
  }

  /** The lines of all documents that are new, or another one at their place: once words are read, else with the next text. */
  lookUp(columns: Listed): void {
    const { entries } = columns;
    if (this.#upTo !== undefined && this.#isGood(this.#upTo, columns)) return;
    this.#upTo = this.#now(columns);
    const [asked, lineAt] = [this.#asked, this.#lineAt];
    for (const id of this.#moved) {
      const place = columns.placeOf(id);
      if (place !== undefined && place < asked.length) asked[place] = undefined;
    }
    this.#moved = [];
    // One after the other: an array that begins in the middle is kept as a table.
    while (asked.length < entries.length) asked.push(undefined);
    while (lineAt.length < entries.length) lineAt.push(NO_LINE);
    for (let place = 0; place < entries.length; place += 1) {
      const entry = entries[place];
      if (entry === undefined || asked[place] === entry) continue;
      asked[place] = entry;
      lineAt[place] = this.#lines.get(entry.id) ?? NO_LINE;
    }
  }
}

/** The array, where it has room, with nothing in it. */
function zeros(of: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  if (of.length < length) return new Uint8Array(Math.ceil(length * 1.5));
  return of.fill(0);
}
