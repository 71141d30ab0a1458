/**
 * Settled documents of an archive in packed blocks of one company and direction (docs/decisions/0022): a header that finds them, columns that list
 * them, and the rows themselves, as text, in parts.
 *
 * Invariants:
 * 1. A document stands once: as a row of its own (`archive`), or at one living place of one block. What writes the row lets go
 *    of the place in the same transaction.
 * 2. Of a block only the header changes, and only its `gone`, `living`, `unconfirmed` and `edition`; a block without a living
 *    place is deleted.
 * 3. `edition` rises with every write of a header, over all companies: who has read to one edition needs only those above it.
 * 4. Nothing in a block waits to be sent, is held, or has a draft.
 */
import type { CompanyId } from '@/api/ids';
import type { ArchiveRow } from '../archive-row';

export type Direction = ArchiveRow['direction'];

/** Company, direction and the block's number among them. */
export type BlockKey = [CompanyId, Direction, number];

interface OfBlock {
  readonly companyId: CompanyId;
  readonly direction: Direction;
  /** Counts up from 1. */
  readonly number: number;
}

/** By place: fingerprints of ids, hashes and drafts (fingerprint.ts), and the days. */
export interface BlockHeader extends OfBlock {
  readonly edition: number;
  readonly ids: Uint32Array<ArrayBuffer>;
  readonly hashes: Uint32Array<ArrayBuffer>;
  /** 0 where it was issued from none. */
  readonly drafts: Uint32Array<ArrayBuffer>;
  /** Of issue, `yyyyMMdd`. */
  readonly days: Int32Array<ArrayBuffer>;
  /** 1: what stands here stands elsewhere by now, or nowhere. */
  readonly gone: Uint8Array<ArrayBuffer>;
  readonly living: number;
  /** Of the rows as they were packed. */
  readonly newestVersion: number;
  /** A restored server has to tell these rows anew: their version counts as 0. */
  readonly unconfirmed: boolean;
}

/** What lists, searches and sums need, by place. */
export interface BlockColumns extends OfBlock {
  /** 16 bytes each. */
  readonly ids: Uint8Array<ArrayBuffer>;
  readonly numbers: readonly string[];
  /** `yyyyMMdd`; 0 where none. */
  readonly issueDays: Int32Array<ArrayBuffer>;
  readonly dueDays: Int32Array<ArrayBuffer>;
  /** Name and fiscal code of each partner once; `partnerOf` names its place here. */
  readonly partners: readonly (readonly [name: string, taxId: string])[];
  readonly partnerOf: Uint16Array<ArrayBuffer>;
  readonly currencies: readonly string[];
  readonly currencyOf: Uint16Array<ArrayBuffer>;
  /** Hundredths. */
  readonly net: BigInt64Array<ArrayBuffer>;
  readonly vat: BigInt64Array<ArrayBuffer>;
  readonly total: BigInt64Array<ArrayBuffer>;
  /** Of received documents alone; absent in blocks of early versions. */
  readonly received?: ReceivedColumns;
  /** `markBits`; absent in blocks of versions without them, and where no document has one. */
  readonly marks?: Uint8Array<ArrayBuffer>;
}

/** What is compared of received documents, by place. */
export interface ReceivedColumns {
  /** When ANAF had it, minutes since 1970. */
  readonly arrived: Uint32Array<ArrayBuffer>;
  /** The first 8 bytes of the document's hash. */
  readonly prints: BigUint64Array<ArrayBuffer>;
  /** BT-25; '' none. */
  readonly preceding: readonly string[];
  /** `accountsKey` of each, which a block keeps once: few suppliers have many. Absent in blocks of versions without them. */
  readonly accounts?: { readonly of: Uint16Array<ArrayBuffer>; readonly known: readonly string[] };
}

/** Rows one after another: few enough that one of them is read quickly. */
export interface BlockPart extends OfBlock {
  readonly part: number;
  /** JSON, UTF-8 (packed-row.ts). */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Rows of a block at most. */
export const BLOCK_ROWS = 500;
/** Rows of each part but the last. */
export const PART_ROWS = 10;

export function keyOf({ companyId, direction, number }: OfBlock): BlockKey {
  return [companyId, direction, number];
}

export function dayOf(date: string): number {
  return date === '' ? 0 : Number(date.replaceAll('-', ''));
}
