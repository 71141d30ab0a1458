/** Questions to the archive's snapshot and its answers; plain data, so that they cross to the worker. */
import type { MarkName } from '../../api/entities/archive-item';

export const ARCHIVE_SORT_KEYS = [
  'issueDate',
  'number',
  'partnerName',
  'total',
  'dueDate',
  'taxId',
  'net',
  'vat',
  'state',
  'arrived',
] as const;
export type ArchiveSortKey = (typeof ARCHIVE_SORT_KEYS)[number];

/** Days, `yyyy-MM-dd`, inclusive; '' is open. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Hundredths of the document's currency, inclusive; null is open. */
export interface SumSpan {
  readonly from: bigint | null;
  readonly to: bigint | null;
}

export const ANY_SUM: SumSpan = { from: null, to: null };

/**
 * What a received document may ask for. `new`: came since yesterday, and nobody has marked it. `twins`: may be another one once
 * more. `asks`: one of those, or past its due day and not booked. Of the issued ones alone `elsewhere`: sent by another program.
 */
export const ARCHIVE_GROUPS = ['new', 'twins', 'asks', 'elsewhere'] as const;
export type ArchiveGroup = (typeof ARCHIVE_GROUPS)[number];

/** Several texts of one filter stand apart by this; a document that has one of them is found. */
export const TEXTS_APART = ';';

export interface ArchiveQuery {
  readonly direction: 'out' | 'in';
  /** Contained in number, partner's name, fiscal code or total, or all its words in the lines; folded by the snapshot. '' takes all. */
  readonly text: string;
  /** Contained in the number; '' takes all. */
  readonly number: string;
  /** Contained in the partner's name or fiscal code; '' takes all. */
  readonly partner: string;
  /** Contained in the fiscal code; '' takes all. */
  readonly taxId: string;
  /** States as stored; empty takes all. Of received documents their marks are (listed-state.ts). */
  readonly states: readonly string[];
  /** Any of the spans; empty takes all. `arrived`: by the calendar in Bucharest. */
  readonly issued: readonly DaySpan[];
  readonly due: readonly DaySpan[];
  readonly arrived: readonly DaySpan[];
  readonly net: SumSpan;
  readonly vat: SumSpan;
  readonly total: SumSpan;
  /** null takes all. */
  readonly group: ArchiveGroup | null;
  /** The day that groups are counted by; '' counts none. */
  readonly today: string;
  /** Twins that a person has said to be none, as `twinsKey` names them. */
  readonly settledTwins: readonly string[];
  /** Those that bear the mark (true), or do not; a mark that is not named takes all. */
  readonly marks?: Readonly<Partial<Record<MarkName, boolean>>>;
  /** True: only those to buyers abroad, and these are all there are (`all`). */
  readonly external?: boolean;
  readonly sort: { readonly by: ArchiveSortKey; readonly direction: 'asc' | 'desc' };
}

/** Sums of one currency over the answer, in hundredths. */
export interface CurrencyTotals {
  readonly currency: string;
  readonly count: number;
  readonly net: bigint;
  readonly vat: bigint;
  readonly total: bigint;
}

export interface ArchiveAnswer {
  /** Ids of the window asked for, in order. */
  readonly ids: readonly string[];
  /** Documents that answer the query. */
  readonly count: number;
  /** Documents of the direction, without any filter. */
  readonly all: number;
  readonly totals: readonly CurrencyTotals[];
  /** Number of documents by state, over the query without its states and group (for the saved views' counts). */
  readonly byState: Readonly<Record<string, number>>;
  /** The same by group. */
  readonly byGroup: Readonly<Record<ArchiveGroup, number>>;
}

export const EVERYTHING_ISSUED: ArchiveQuery = {
  direction: 'out',
  text: '',
  number: '',
  partner: '',
  taxId: '',
  states: [],
  issued: [],
  due: [],
  arrived: [],
  net: ANY_SUM,
  vat: ANY_SUM,
  total: ANY_SUM,
  group: null,
  today: '',
  settledTwins: [],
  sort: { by: 'issueDate', direction: 'desc' },
};

export const EVERYTHING_EXTERNAL: ArchiveQuery = { ...EVERYTHING_ISSUED, external: true };

export const EVERYTHING_RECEIVED: ArchiveQuery = {
  ...EVERYTHING_ISSUED,
  direction: 'in',
  sort: { by: 'arrived', direction: 'desc' },
};
