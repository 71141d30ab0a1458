/** One document as the snapshot keeps it, and how one is made of a row. */
import type { ArchiveItem } from '../../api/entities/archive-item';
import { accountsKey } from '../../db/archive/cold/block-columns';
import { markBits } from '../../db/archive/mark-bits';
import { hundredths } from '../../domain/money/hundredths';
import { type Amount, amountOf } from './amount';
import type { ListedPartner, ListedPartners } from './listed-partners';

export interface ArchiveColumnsRow {
  readonly id: string;
  readonly direction: 'out' | 'in';
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly partnerName: string;
  readonly partnerTaxId: string;
  readonly currency: string;
  readonly net: string;
  readonly vat: string;
  readonly total: string;
  readonly state: string;
  /** When it came, or was issued: ISO instant. */
  readonly issuedAt: string;
  readonly xmlSha256: string;
  /** BT-25: the first document that it corrects or takes back; absent where it names none. */
  readonly precedingNumber?: string | undefined;
  readonly accounts?: readonly string[] | undefined;
  readonly marks?: ArchiveItem['marks'];
  readonly external?: boolean;
  readonly sentElsewhere?: boolean;
}

/** One document's facts as they are compared: folded texts, numbers for dates and amounts. */
export interface ColumnsEntry {
  /** Where it stands among the columns, which alone write it: to find it by its id takes a microsecond. */
  place: number;
  readonly id: string;
  readonly out: boolean;
  readonly number: string;
  /** Folded number, for search. */
  readonly numberText: string;
  readonly partner: ListedPartner;
  /** `yyyyMMdd`; 0 where none. */
  readonly issueDay: number;
  readonly dueDay: number;
  readonly currency: string;
  readonly net: Amount;
  readonly vat: Amount;
  readonly total: Amount;
  readonly state: string;
  /** Minutes since 1970. */
  readonly arrived: number;
  /** The first 16 hexadecimal digits of the document's hash. */
  readonly print: string;
  /** Of it the last 32 bits: what nearly all are told apart by. */
  readonly printWord: number;
  /** Folded; '' none. */
  readonly precedingText: string;
  /** `accountsKey`. */
  readonly accounts: string;
  /** `markBits`. */
  readonly marks: number;
}

export type Fold = (text: string) => string;

function day(date: string): number {
  return date === '' ? 0 : Number(date.replaceAll('-', ''));
}

const PRINT_DIGITS = 16;
const MINUTE_MS = 60_000;

/** Minutes since 1970 of an ISO instant; 0 where it cannot be read. */
function minuteOf(instant: string): number {
  return Math.floor((Date.parse(instant) || 0) / MINUTE_MS);
}

export function columnsEntry(row: ArchiveColumnsRow, partners: ListedPartners, fold: Fold): ColumnsEntry {
  return {
    place: 0,
    id: row.id,
    out: row.direction === 'out',
    number: row.number,
    numberText: fold(row.number),
    partner: partners.of(row.partnerName, row.partnerTaxId),
    issueDay: day(row.issueDate),
    dueDay: day(row.dueDate),
    currency: row.currency,
    net: amountOf(hundredths(row.net)),
    vat: amountOf(hundredths(row.vat)),
    total: amountOf(hundredths(row.total)),
    state: row.state,
    arrived: minuteOf(row.issuedAt),
    print: row.xmlSha256.slice(0, PRINT_DIGITS),
    printWord: Number.parseInt(row.xmlSha256.slice(PRINT_DIGITS / 2, PRINT_DIGITS), 16) >>> 0,
    precedingText: fold(row.precedingNumber ?? ''),
    accounts: accountsKey(row.accounts),
    marks: markBits(row),
  };
}
