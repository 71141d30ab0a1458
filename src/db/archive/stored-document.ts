import type { CompanyId, EntityId } from '@/api/ids';

/** `xml`: as sent or received. `zip`: as ANAF signed it. */
export type DocumentFormat = 'xml' | 'zip';

/** The bytes of a document, kept whole and unchanged. */
export interface StoredDocument {
  readonly invoiceId: EntityId;
  readonly format: DocumentFormat;
  readonly companyId: CompanyId;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of `bytes`, lower-case hexadecimal. */
  readonly sha256: string;
}
