import type { EntityId } from '@/api/ids';

/** Of an invoice that a restored server has lost; '' where the device does not know it. */
export interface KnownAtAnaf {
  /** Digits. */
  readonly index: string;
  readonly download: string;
  /** Since when it may be at ANAF, ISO instant. */
  readonly since: string;
}

/** An upload as the call and its session give it. */
export interface UploadInput {
  readonly companyId: number;
  /** Digits. */
  readonly companyCif: string;
  /** '' for a number of a foreign series. */
  readonly serialId: string;
  readonly selfBilled: boolean;
  /** By an enforcement body, for the debtor who is the seller. */
  readonly enforcement?: boolean;
  readonly type: 'FCT' | 'NC';
  readonly invoiceId: string;
  readonly deviceId: string;
  /** The issuing lease and its fence, as newer clients name them. */
  readonly leaseId?: string | undefined;
  readonly fence?: number | undefined;
  readonly draftId: string;
  /** Of the draft that the person saw; absent from a client of old. */
  readonly draftVersion?: number;
  /** The database that the device knew when it issued; `draftVersion` is one of its versions. Given back: the one that had it. */
  readonly draftEpoch?: string;
  /** The draft was first written on that device while it knew that database: before, nobody can have issued it. */
  readonly draftMadeHere?: boolean;
  /** Key of the device's own last save of the draft, which had no answer yet. */
  readonly draftSaved?: string;
  /** The look that it left with; absent: the usual one. */
  readonly look?: EntityId;
  readonly issuedAt: string;
  /** What the device knows of it at ANAF; absent: nothing. */
  readonly known?: KnownAtAnaf;
  /** What a server held it for that has lost it, with the other invoice's number. */
  readonly heldFor?: string;
  readonly heldNumber?: string;
  /** It was refused there, or taken back by a person. */
  readonly wasRefused?: boolean;
  /** That server had been restored itself, and had not let it go: in what it had lost its draft may have become another invoice. */
  readonly draftMayBeIssued?: boolean;
  /** Its draft said more, and had stayed on the list there. */
  readonly draftStayed?: boolean;
  /** Hash of the document that its device knew as refused, of a correction; absent from a client of old. */
  readonly corrects?: string;
  /** Of a correction: the draft of what it corrects; absent from a client of old. */
  readonly correctedDraft?: string;
  /** Hashes of what it corrects, as its device knows them. */
  readonly corrected?: readonly string[];
  /** Who issued it, of the session; '' where that is not known. */
  readonly author: string;
  readonly idempotencyKey: string;
  readonly bytes: Uint8Array;
}
