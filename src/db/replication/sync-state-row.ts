import type { CompanyId, Version } from '@/api/ids';

/** Where this device stands in a company's stream. */
export interface SyncStateRow {
  readonly companyId: CompanyId;
  /** Moves only in the transaction that stores the rows, and never back (G8). */
  readonly cursor: Version;
  /** The company's newest version at the last page. */
  readonly head: Version;
  readonly pulledAt: string;
}
