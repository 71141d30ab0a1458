/**
 * The archive of one company, read out of one database and kept current.
 *
 * Invariants: it is of the same company and database as long as it stands, so what was begun for it never says anything of another.
 * Once it is whole it stays whole: what changes is read again by its keys, and so is what a block held that has left; until then the
 * documents are listed as they were.
 */
import type { CompanyId } from '../../api/ids';
import type { ArchiveRow } from '../../db/archive/archive-row';
import { documentRows } from '../../db/archive/archive-rows';
import { newestEdition } from '../../db/archive/cold/block-headers';
import type { Direction } from '../../db/archive/cold/cold-block';
import type { CondicaDatabase } from '../../db/condica-database';
import { fold } from '../../domain/text/fold';
import { blockOf } from './block-entry';
import { type EarlyFigures, earlyFigures, keepBlockFigures } from './early-figures';
import { type KeptNow, keptNow } from './kept-now';
import { ListedArchive } from './listed-archive';
import { columnsRow, refusedIds } from './listed-state';
import { rowsByChunks } from './rows-by-chunks';
import { SearchedLines } from './searched-lines';
import { TakenBlocks } from './taken-blocks';

/** False once nobody waits for it: what is being read is left as it is. */
export type GoesOn = () => boolean;

/** How it is read while others ask. */
interface Reading {
  /** What is looked at: it is read before the other. */
  readonly first: Direction;
  /** Awaited between two readings of a direction. */
  readonly turn: (direction: Direction) => Promise<void>;
  readonly goesOn: GoesOn;
  /** More is here than before. */
  readonly tell: () => void;
}

export class CompanySnapshot extends ListedArchive {
  readonly db: CondicaDatabase;
  readonly companyId: CompanyId;
  /** It could not be read: the next one who opens the company begins another. */
  failed = false;
  /** From the first search by text on. */
  lines: SearchedLines | undefined;
  #read: readonly Direction[] = [];
  #early: EarlyFigures | undefined;
  /** Documents whose outbox entry was refused: their rows do not say it. */
  #refused: ReadonlySet<string> = new Set();
  readonly #blocks: TakenBlocks;

  constructor(db: CondicaDatabase, companyId: CompanyId) {
    super();
    this.db = db;
    this.companyId = companyId;
    this.#blocks = new TakenBlocks(db, companyId, this.columns.partners, fold);
  }

  isOf(databaseName: string, companyId: CompanyId): boolean {
    return this.companyId === companyId && this.db.name === databaseName;
  }

  /** All documents of these directions are read. */
  get read(): readonly Direction[] {
    return this.#read;
  }

  get isWhole(): boolean {
    return this.#read.length === 2;
  }

  /** Of all issued documents, while those in blocks are not read and it is known. */
  get early(): EarlyFigures | undefined {
    return this.#early;
  }

  linesNow(): SearchedLines {
    this.lines ??= new SearchedLines(this.db, this.companyId);
    return this.lines;
  }

  /** Reads all, once. */
  async fill(reading: Reading): Promise<void> {
    const { first, goesOn, tell } = reading;
    if (!goesOn()) return;
    // Asked for before the rows beside them, which are read meanwhile.
    const kept = first === 'in' ? undefined : keptNow(this.db, this.companyId);
    this.#refused = await refusedIds(this.db);
    for (const direction of [first, first === 'out' ? 'in' : 'out'] as const) {
      await this.#readRows(direction, reading);
      if (direction === first && kept !== undefined) await this.#readEarly(await kept, reading);
      await this.#readBlocks(direction, reading);
      if (!goesOn()) return;
      this.#read = [...this.#read, direction];
      this.#early = undefined;
      tell();
    }
  }

  async #readRows(direction: Direction, { turn, goesOn, tell }: Reading): Promise<void> {
    if (!goesOn()) return;
    for await (const rows of rowsByChunks(this.db, this.companyId, direction, () => turn(direction))) {
      if (!goesOn()) return;
      this.#put(rows);
      tell();
    }
  }

  /** While the columns hold the issued rows alone; nothing where a block was written since `kept` was read. */
  async #readEarly(kept: KeptNow | undefined, { goesOn, tell }: Reading): Promise<void> {
    if (kept === undefined || !goesOn()) return;
    if ((await newestEdition(this.db)) !== kept.edition || !goesOn()) return;
    this.#early = earlyFigures(this.columns, kept.figures, fold);
    tell();
  }

  async #readBlocks(direction: Direction, { turn, goesOn, tell }: Reading): Promise<void> {
    if (!goesOn()) return;
    for await (const { entries } of this.#blocks.news(direction)) {
      if (!goesOn()) return;
      this.columns.putEntries(entries);
      tell();
      await turn(direction);
    }
  }

  /** Documents that changed, by their keys, and what was written of blocks, or has left with one. */
  async takeUp(keys: readonly string[], goesOn: GoesOn): Promise<void> {
    const asked = new Set([...keys, ...this.#standingIn(await this.#blocks.takeLeft())]);
    for await (const { entries, left } of this.#blocks.news()) {
      if (!goesOn()) return;
      this.columns.putEntries(entries);
      for (const id of left) asked.add(id);
    }
    const read = await documentRows(this.db, [...asked]);
    if (!goesOn()) return;
    const present = new Set(this.#put(read.flatMap((row) => (row?.companyId === this.companyId ? [row] : []))));
    this.columns.remove([...asked].filter((key) => !present.has(key)));
  }

  /** The same for documents whose entries the server refused, or refuses no more; false where there are none. */
  async takeUpRefused(goesOn: GoesOn): Promise<boolean> {
    const before = this.#refused;
    const after = await refusedIds(this.db);
    this.#refused = after;
    const changed = [...new Set([...before, ...after])].filter((id) => before.has(id) !== after.has(id));
    if (changed.length > 0) await this.takeUp(changed, goesOn);
    return changed.length > 0;
  }

  /** Ids of the documents that are listed out of these blocks. */
  #standingIn(blocks: ReadonlySet<string>): readonly string[] {
    if (blocks.size === 0) return [];
    return this.columns.entries.filter((entry) => blocks.has(blockOf(entry) ?? '')).map(({ id }) => id);
  }

  /** Ids of those that are shown. */
  #put(rows: readonly ArchiveRow[]): readonly string[] {
    const shown = rows.flatMap((row) => columnsRow(row, this.#refused) ?? []);
    this.columns.put(shown);
    return shown.map(({ id }) => id);
  }

  /** What the documents in blocks sum up to, for the next start. */
  async keepFigures(): Promise<void> {
    try {
      await keepBlockFigures(this.db, this.companyId, this.#blocks.mark, this.columns);
    } catch (error) {
      console.warn('The sums were not kept:', error);
    }
  }
}
