/**
 * Which blocks of one company the snapshot has taken up, and which of their places had gone by then.
 *
 * Invariant: of a block that was taken up only places that went since are told; of one that has left its key is, once.
 */
import Dexie from 'dexie';
import type { CompanyId } from '../../api/ids';
import { idAt } from '../../db/archive/cold/block-columns';
import { blockHeaders } from '../../db/archive/cold/block-headers';
import { type BlockHeader, type Direction, keyOf } from '../../db/archive/cold/cold-block';
import { type ListedBlock, livingPlaces, withColumns } from '../../db/archive/cold/listed-places';
import { type BlocksMark, blocksMark } from '../../db/archive/kept-figures';
import type { CondicaDatabase } from '../../db/condica-database';
import { blockEntries } from './block-entry';
import type { ColumnsEntry, Fold } from './columns-entry';
import type { ListedPartners } from './listed-partners';

export interface BlockNews {
  readonly entries: readonly ColumnsEntry[];
  /** Documents that stand no more where they stood. */
  readonly left: readonly string[];
}

/** Blocks whose columns are read at once: about half a megabyte. */
const BLOCKS_AT_ONCE = 16;

export class TakenBlocks {
  readonly #db: CondicaDatabase;
  readonly #companyId: CompanyId;
  readonly #partners: ListedPartners;
  readonly #fold: Fold;
  readonly #taken = new Map<string, BlockHeader>();

  constructor(db: CondicaDatabase, companyId: CompanyId, partners: ListedPartners, fold: Fold) {
    this.#db = db;
    this.#companyId = companyId;
    this.#partners = partners;
    this.#fold = fold;
  }

  /** What was taken up of issued documents. */
  get mark(): BlocksMark {
    return blocksMark(this.#taken.values(), this.#companyId);
  }

  /**
   * Keys of the blocks that were taken up and are there no more, or whose number another block has by now. From then on they are not
   * taken up: what stands under such a key is news.
   */
  async takeLeft(): Promise<ReadonlySet<string>> {
    const own = [this.#companyId, Dexie.minKey];
    // Headers that were kept may be of blocks that have left: only the keys tell.
    const keys = await this.#db.coldHeader.where(':id').between(own, [this.#companyId, Dexie.maxKey]).primaryKeys();
    const here = new Set(keys.map((key) => key.join()));
    const headers = new Map((await blockHeaders(this.#db)).map((header) => [keyOf(header).join(), header]));
    const left = new Set<string>();
    for (const [key, before] of this.#taken) {
      const now = headers.get(key);
      if (!here.has(key) || (now !== undefined && !isSameBlock(before, now))) left.add(key);
    }
    for (const key of left) this.#taken.delete(key);
    return left;
  }

  /**
   * What was written since the last time, some blocks at a time; of one direction where it is named. The next ones are read while
   * these are taken up.
   */
  async *news(direction?: Direction): AsyncGenerator<BlockNews> {
    const isAsked = (header: BlockHeader): boolean => direction === undefined || header.direction === direction;
    const headers = (await blockHeaders(this.#db)).filter((header) => isAsked(header) && this.#isNew(header));
    const readFrom = (from: number): Promise<readonly ListedBlock[]> => {
      const read = withColumns(this.#db, headers.slice(from, from + BLOCKS_AT_ONCE));
      // Awaited in its turn, which does not come where whoever takes them has stopped.
      read.catch(() => undefined);
      return read;
    };
    let next = readFrom(0);
    for (let from = 0; from < headers.length; from += BLOCKS_AT_ONCE) {
      const blocks = await next;
      next = readFrom(from + BLOCKS_AT_ONCE);
      yield this.#take(blocks);
    }
  }

  #isNew(header: BlockHeader): boolean {
    if (header.companyId !== this.#companyId) return false;
    const before = this.#taken.get(keyOf(header).join());
    if (before === undefined) return true;
    // Of another block under the same number nothing is said before that one has left.
    return before.edition < header.edition && isSameBlock(before, header);
  }

  #take(blocks: readonly ListedBlock[]): BlockNews {
    const entries: ColumnsEntry[] = [];
    const left: string[] = [];
    for (const block of blocks) {
      const key = keyOf(block.header).join();
      const before = this.#taken.get(key);
      this.#taken.set(key, block.header);
      if (before === undefined)
        entries.push(...blockEntries(block, livingPlaces(block.header), this.#partners, this.#fold));
      else left.push(...newlyGone(before, block.header).map((place) => idAt(block.columns, place)));
    }
    return { entries, left };
  }
}

/** What a block holds never changes (cold-block.ts, invariant 2). */
function isSameBlock({ ids }: BlockHeader, { ids: others }: BlockHeader): boolean {
  return ids === others || (ids.length === others.length && ids.every((id, place) => id === others[place]));
}

function newlyGone(before: BlockHeader, after: BlockHeader): readonly number[] {
  return livingPlaces(before).filter((place) => after.gone[place] !== 0);
}
