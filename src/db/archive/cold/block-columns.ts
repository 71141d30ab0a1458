/** The facts of a list as typed arrays, and back. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import { hundredths } from '@/domain/money/hundredths';
import { markBits } from '../mark-bits';
import { type BlockColumns, dayOf, type ReceivedColumns } from './cold-block';

const ID_BYTES = 16;

export function packColumns(items: readonly ArchiveItem[]): Omit<BlockColumns, 'companyId' | 'direction' | 'number'> {
  const partners = new Places(({ partnerName, partnerTaxId }: ArchiveItem) => `${partnerName}\n${partnerTaxId}`);
  const currencies = new Places(({ currency }: ArchiveItem) => currency);
  const amounts = (of: (item: ArchiveItem) => string) => BigInt64Array.from(items, (item) => hundredths(of(item)));
  return {
    ids: packIds(items),
    numbers: items.map(({ number }) => number),
    issueDays: Int32Array.from(items, ({ issueDate }) => dayOf(issueDate)),
    dueDays: Int32Array.from(items, ({ dueDate }) => dayOf(dueDate)),
    partnerOf: Uint16Array.from(items, (item) => partners.placeOf(item)),
    partners: partners.values.map(({ partnerName, partnerTaxId }) => [partnerName, partnerTaxId] as const),
    currencyOf: Uint16Array.from(items, (item) => currencies.placeOf(item)),
    currencies: currencies.values.map(({ currency }) => currency),
    net: amounts(({ net }) => net),
    vat: amounts(({ vat }) => vat),
    total: amounts(({ total }) => total),
    ...(items.every(({ direction }) => direction === 'in') && { received: packReceived(items) }),
    ...(items.some((item) => markBits(item) !== 0) ? { marks: Uint8Array.from(items, markBits) } : {}),
  };
}

const MINUTE_MS = 60_000;
/** 8 bytes. */
const PRINT_DIGITS = 16;

export function packReceived(items: readonly ArchiveItem[]): ReceivedColumns {
  return {
    arrived: Uint32Array.from(items, ({ issuedAt }) =>
      Math.max(0, Math.floor((Date.parse(issuedAt) || 0) / MINUTE_MS)),
    ),
    prints: BigUint64Array.from(items, ({ xmlSha256 }) => BigInt(`0x${xmlSha256.slice(0, PRINT_DIGITS)}`)),
    preceding: items.map(({ precedingNumber }) => precedingNumber ?? ''),
    accounts: packAccounts(items),
  };
}

function packAccounts(items: readonly ArchiveItem[]): NonNullable<ReceivedColumns['accounts']> {
  const places = new Places(({ accounts }: ArchiveItem) => accountsKey(accounts));
  const of = Uint16Array.from(items, (item) => places.placeOf(item));
  return { of, known: places.values.map(({ accounts }) => accountsKey(accounts)) };
}

/** The accounts of a document as one text, whatever their order; '' where it names none, or a server without them told it. */
export function accountsKey(accounts: readonly string[] | undefined): string {
  return [...(accounts ?? [])].sort().join(' ');
}

/** As the first digits of the hash. */
export function printAt({ prints }: Pick<ReceivedColumns, 'prints'>, place: number): string {
  return (prints[place] ?? 0n).toString(16).padStart(PRINT_DIGITS, '0');
}

/** Gives each kind of item one place, in the order met. */
class Places {
  readonly values: ArchiveItem[] = [];
  readonly #places = new Map<string, number>();
  readonly #keyOf: (item: ArchiveItem) => string;

  constructor(keyOf: (item: ArchiveItem) => string) {
    this.#keyOf = keyOf;
  }

  placeOf(item: ArchiveItem): number {
    const key = this.#keyOf(item);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.values.length);
    return this.values.push(item) - 1;
  }
}

/** 16 bytes each. */
export function packIds(items: readonly { readonly id: string }[]): Uint8Array<ArrayBuffer> {
  const ids = new Uint8Array(items.length * ID_BYTES);
  for (const [place, { id }] of items.entries())
    for (let at = 0; at < ID_BYTES; at += 1) {
      const letter = LETTERS_AT[at] ?? 0;
      ids[place * ID_BYTES + at] = (figureOf(id.charCodeAt(letter)) << 4) | figureOf(id.charCodeAt(letter + 1));
    }
  return ids;
}

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
const TEN = 'a'.charCodeAt(0) - 10;

/** Of a lower-case hexadecimal figure. */
function figureOf(code: number): number {
  return code <= NINE ? code - ZERO : code - TEN;
}

/** What `at` gives for a byte. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** A dash stands before these bytes of an id. */
const DASHES: ReadonlySet<number> = new Set([4, 6, 8, 10]);

export function idAt({ ids }: Pick<BlockColumns, 'ids'>, place: number): string {
  let id = '';
  for (let at = 0; at < ID_BYTES; at += 1) id += (DASHES.has(at) ? '-' : '') + HEX[ids[place * ID_BYTES + at] ?? 0];
  return id;
}

const ID_LETTERS = 36;
/** Where the two letters of each byte stand in an id. */
const LETTERS_AT = Array.from(
  { length: ID_BYTES },
  (_, byte) => 2 * byte + [...DASHES].filter((dash) => dash <= byte).length,
);
const DASH = '-'.charCodeAt(0);
/** Codes of a figure of four bits. */
const FIGURES = Uint8Array.from('0123456789abcdef', (figure) => figure.charCodeAt(0));

/** The ids of all places: parts of one text, as to make each of its bytes takes most of the reading of a block. */
export function idsIn({ ids }: Pick<BlockColumns, 'ids'>): readonly string[] {
  const count = ids.length / ID_BYTES;
  const codes = new Uint8Array(count * ID_LETTERS).fill(DASH);
  for (let place = 0; place < count; place += 1)
    for (let byte = 0; byte < ID_BYTES; byte += 1) {
      const value = ids[place * ID_BYTES + byte] ?? 0;
      const to = place * ID_LETTERS + (LETTERS_AT[byte] ?? 0);
      codes[to] = FIGURES[value >> 4] ?? 0;
      codes[to + 1] = FIGURES[value & 15] ?? 0;
    }
  const text = new TextDecoder().decode(codes);
  return Array.from({ length: count }, (_, place) => text.slice(place * ID_LETTERS, (place + 1) * ID_LETTERS));
}

/** `yyyyMMdd` as `yyyy-MM-dd`. */
export function dateOf(day: number): string {
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
