/** Questions to the archive's snapshot and its answers; plain data, so that they cross to the worker. */
export const ARCHIVE_SORT_KEYS = ['issueDate', 'number', 'partnerName', 'total', 'dueDate'] as const;
export type ArchiveSortKey = (typeof ARCHIVE_SORT_KEYS)[number];

export interface ArchiveQuery {
  readonly direction: 'out' | 'in';
  /** Contained in number, partner's name or fiscal code, or all its words in the lines; folded by the snapshot. '' takes all. */
  readonly text: string;
  /** Contained in the number; '' takes all. */
  readonly number: string;
  /** Contained in the partner's name or fiscal code; '' takes all. */
  readonly partner: string;
  /** States as stored; empty takes all. */
  readonly states: readonly string[];
  /** `yyyy-MM-dd`, inclusive; '' is open. */
  readonly issuedFrom: string;
  readonly issuedTo: string;
  /** Bounds of the total in hundredths of its currency, inclusive; null is open. */
  readonly totalFrom: bigint | null;
  readonly totalTo: bigint | null;
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
  /** Number of documents by state, over the query without its states (for the saved views' counts). */
  readonly byState: Readonly<Record<string, number>>;
}

export const EVERYTHING_ISSUED: ArchiveQuery = {
  direction: 'out',
  text: '',
  number: '',
  partner: '',
  states: [],
  issuedFrom: '',
  issuedTo: '',
  totalFrom: null,
  totalTo: null,
  sort: { by: 'issueDate', direction: 'desc' },
};
