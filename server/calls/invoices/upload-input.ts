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
  readonly draftId: string;
  readonly issuedAt: string;
  readonly idempotencyKey: string;
  readonly bytes: Uint8Array;
}
