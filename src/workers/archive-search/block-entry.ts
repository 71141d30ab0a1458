/**
 * Documents of blocks as the snapshot keeps them: each reads its facts out of its block's columns when it is asked, no row is unpacked
 * and nothing is made of a document but its id. Of 200,000 documents each copied fact cost tens of milliseconds of a start, and
 * megabytes for as long as the page is open.
 *
 * Invariant: a block's columns never change, so neither does what an entry says.
 */
import { idsIn, printAt } from '../../db/archive/cold/block-columns';
import { type BlockColumns, keyOf, type ReceivedColumns } from '../../db/archive/cold/cold-block';
import type { ListedBlock } from '../../db/archive/cold/listed-places';
import { receivedState } from '../../db/archive/mark-bits';
import { type Amount, amountAt, wordsOf } from './amount';
import type { ColumnsEntry, Fold } from './columns-entry';
import type { ListedPartner, ListedPartners } from './listed-partners';

/** What stands in a block is. */
export const ISSUED_STATE = 'accepted';

export function blockEntries(
  { columns }: ListedBlock,
  places: readonly number[],
  known: ListedPartners,
  fold: Fold,
): readonly ColumnsEntry[] {
  const ids = idsIn(columns);
  const facts = blockFacts(columns, known, fold);
  return places.map((place) => new BlockEntry(ids[place] ?? '', facts, place));
}

interface BlockFacts
  extends Pick<
    BlockColumns,
    'numbers' | 'issueDays' | 'dueDays' | 'partnerOf' | 'currencies' | 'currencyOf' | 'marks'
  > {
  /** Its key, as `blockOf` tells it. */
  readonly key: string;
  readonly out: boolean;
  readonly partners: readonly ListedPartner[];
  readonly nobody: ListedPartner;
  /** `wordsOf` the block's hundredths. */
  readonly net: Int32Array;
  readonly vat: Int32Array;
  readonly total: Int32Array;
  readonly received: ReceivedColumns | undefined;
  /** Of `prints`, the lower 32 bits of each first. */
  readonly printWords: Int32Array;
  readonly fold: Fold;
}

function blockFacts(columns: BlockColumns, known: ListedPartners, fold: Fold): BlockFacts {
  const { numbers, issueDays, dueDays, partnerOf, currencies, currencyOf, marks, received } = columns;
  return {
    ...{ numbers, issueDays, dueDays, partnerOf, currencies, currencyOf, received, fold },
    ...(marks === undefined ? {} : { marks }),
    key: keyOf(columns).join(),
    out: columns.direction === 'out',
    partners: columns.partners.map(([name, taxId]) => known.of(name, taxId)),
    nobody: known.of('', ''),
    net: wordsOf(columns.net),
    vat: wordsOf(columns.vat),
    total: wordsOf(columns.total),
    printWords: received === undefined ? NO_WORDS : wordsOf(received.prints),
  };
}

const NO_WORDS = new Int32Array();

/** Else it was made of a row. */
export function isInBlock(entry: ColumnsEntry): boolean {
  return entry instanceof BlockEntry;
}

/** The key of its block, its parts joined; undefined where it was made of a row. */
export function blockOf(entry: ColumnsEntry): string | undefined {
  return entry instanceof BlockEntry ? entry.block : undefined;
}

class BlockEntry implements ColumnsEntry {
  place = 0;
  readonly id: string;
  readonly #block: BlockFacts;
  readonly #at: number;

  constructor(id: string, block: BlockFacts, at: number) {
    this.id = id;
    this.#block = block;
    this.#at = at;
  }

  get block(): string {
    return this.#block.key;
  }

  get out(): boolean {
    return this.#block.out;
  }

  get number(): string {
    return this.#block.numbers[this.#at] ?? '';
  }

  get numberText(): string {
    return this.#block.fold(this.number);
  }

  get partner(): ListedPartner {
    const { partners, partnerOf, nobody } = this.#block;
    return partners[partnerOf[this.#at] ?? 0] ?? nobody;
  }

  get issueDay(): number {
    return this.#block.issueDays[this.#at] ?? 0;
  }

  get dueDay(): number {
    return this.#block.dueDays[this.#at] ?? 0;
  }

  get currency(): string {
    const { currencies, currencyOf } = this.#block;
    return currencies[currencyOf[this.#at] ?? 0] ?? '';
  }

  get net(): Amount {
    return amountAt(this.#block.net, this.#at);
  }

  get vat(): Amount {
    return amountAt(this.#block.vat, this.#at);
  }

  get total(): Amount {
    return amountAt(this.#block.total, this.#at);
  }

  get marks(): number {
    return this.#block.marks?.[this.#at] ?? 0;
  }

  get state(): string {
    return this.#block.received === undefined ? ISSUED_STATE : receivedState(this.marks);
  }

  get arrived(): number {
    return this.#block.received?.arrived[this.#at] ?? 0;
  }

  get print(): string {
    const { received } = this.#block;
    return received === undefined ? '' : printAt(received, this.#at);
  }

  get printWord(): number {
    return (this.#block.printWords[2 * this.#at] ?? 0) >>> 0;
  }

  get precedingText(): string {
    const preceding = this.#block.received?.preceding[this.#at] ?? '';
    return preceding === '' ? '' : this.#block.fold(preceding);
  }

  get accounts(): string {
    const accounts = this.#block.received?.accounts;
    return accounts?.known[accounts.of[this.#at] ?? 0] ?? '';
  }
}
