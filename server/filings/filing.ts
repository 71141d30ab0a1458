/** One filing of an invoice at ANAF: what the server must remember to settle it, and what can become known of it. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { FilingState } from '@/domain/invoice/filing-state';

/** What is sent; fixed when the filing is recorded. */
export interface FilingRequest {
  /** Seller's CIF (the buyer's for self-billing, the body's in enforcement), digits. */
  readonly cif: string;
  readonly standard: 'UBL' | 'CN';
  readonly consumer: boolean;
  readonly external: boolean;
  readonly selfBilled: boolean;
  /** By an enforcement body, whose `cif` it is. */
  readonly enforcement?: true;
  /** BT-2, for the law's deadline; absent in filings recorded before it was kept. */
  readonly issueDate?: string;
  /** Of the document's bytes. */
  readonly sha256: string;
  /** Where ANAF does not have it: not sent, but held until a person decides, for this reason. */
  readonly holdIfAbsent?: Held;
  /** When the database that recorded it had last become another one, ms since 1970; absent where it never had. */
  readonly restoredAt?: number;
  /** In the time lost then its draft may have become another invoice, and no device is left to say so. */
  readonly draftMayBeIssued?: true;
}

/** As the archive shows it (docs/decisions/0018). */
export type Held = NonNullable<ArchiveItem['held']>;

/** Times are milliseconds since 1970; 0 stands for never. */
export interface Filing {
  readonly id: string;
  readonly companyId: number;
  readonly invoiceId: string;
  /** Filings of this invoice up to and with this one. */
  readonly attempt: number;
  readonly request: FilingRequest;
  readonly state: FilingState;
  /** Digits; '' until known. */
  readonly uploadIndex: string;
  readonly downloadId: string;
  /** Uploads begun. */
  readonly sends: number;
  readonly firstSentAt: number;
  /** When the newest doubt arose; as loaded of one in doubt, not before the database came from a copy last. */
  readonly doubtfulSince: number;
  /** The index a duplicate verdict names; '' none. */
  readonly duplicateOf: string;
  /** Steps without progress in this state: the place in the plan of waits. */
  readonly waits: number;
  readonly messages: readonly string[];
  /** `none` until the signed zip is kept; `gone` where ANAF no longer has it; `other`: kept, and it holds another document. */
  readonly zip: 'none' | 'kept' | 'gone' | 'other';
  /** Since when ANAF answers that it does not know what it was asked for; 0 where it knows. */
  readonly unknownSince: number;
  /** When the next step is due. */
  readonly dueAt: number;
}

/** A document that a fact brings with it, kept whole in the fact's transaction. */
export interface KeptDocument {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

export type FilingFact =
  | { readonly kind: 'upload-started' }
  | { readonly kind: 'upload-taken'; readonly index: string }
  | { readonly kind: 'upload-refused'; readonly texts: readonly string[] }
  /** Certain that nothing was taken: it is sent again later. */
  | { readonly kind: 'upload-not-taken'; readonly detail: string }
  | { readonly kind: 'outcome-unknown'; readonly detail: string }
  | { readonly kind: 'found'; readonly index: string }
  /** ANAF has not known the index for the whole bound: the document is looked for as after a lost answer. */
  | { readonly kind: 'lost'; readonly text: string }
  /** ANAF does not have it, and a person has to decide before it is sent: this filing ends, another begins with the decision. */
  | { readonly kind: 'held-back'; readonly held: Held }
  | { readonly kind: 'processing' }
  | { readonly kind: 'verdict-ok'; readonly downloadId: string }
  | {
      readonly kind: 'verdict-rejected';
      readonly downloadId: string;
      readonly texts: readonly string[];
      readonly zip: KeptDocument;
    }
  | { readonly kind: 'verdict-duplicate'; readonly index: string; readonly texts: readonly string[] }
  | { readonly kind: 'not-taken-over'; readonly text: string }
  | { readonly kind: 'adopted'; readonly downloadId: string }
  | { readonly kind: 'duplicate-differs'; readonly text: string }
  | { readonly kind: 'zip-kept'; readonly zip: KeptDocument }
  | { readonly kind: 'zip-gone'; readonly text: string }
  /** The signed zip of our index holds another document, each time it was fetched: kept as proof, and shown. */
  | { readonly kind: 'zip-other'; readonly zip: KeptDocument; readonly text: string }
  /** ANAF turned the attempt away before looking at it, and a person must act; `text` says what. */
  | { readonly kind: 'turned-away'; readonly text: string }
  /** Nothing can go on until a person does something; `text` says what. The state stays. */
  | { readonly kind: 'blocked'; readonly text: string };

/** Nothing more is done for it. */
export function isSettled(filing: Pick<Filing, 'state' | 'zip'>): boolean {
  if (filing.state === 'rejected' || filing.state === 'refused') return true;
  return filing.state === 'accepted' && filing.zip !== 'none';
}
