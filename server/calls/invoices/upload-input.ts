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
  readonly type: 'FCT' | 'NC';
  readonly invoiceId: string;
  readonly deviceId: string;
  /** The issuing lease and its fence, as newer clients name them. */
  readonly leaseId?: string | undefined;
  readonly fence?: number | undefined;
  readonly draftId: string;
  /** Of the draft that the person saw; absent from a client of old. */
  readonly draftVersion?: number;
  readonly issuedAt: string;
  /** What the device knows of it at ANAF; absent: nothing. */
  readonly known?: KnownAtAnaf;
  readonly idempotencyKey: string;
  readonly bytes: Uint8Array;
}
