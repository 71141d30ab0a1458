/** What the server says of one row: in a page of changes, or in the answer to a call. */
import type { CompanyId, Version } from '@/api/ids';

export interface ServerRow {
  readonly companyId: CompanyId;
  readonly id: string;
  readonly version: Version;
  /** Null: removed. */
  readonly row: Readonly<Record<string, unknown>> | null;
}

/** The acknowledgement of an entry, as far as every one of them goes. */
export interface Acknowledgement {
  readonly version: Version;
  /** The row as it stands; null where the call removed it, or where the answer does not say it. */
  readonly row: Readonly<Record<string, unknown>> | null;
}

/** The refusal of an entry because both sides changed the same. */
export interface ConflictAnswer {
  /** The server's row, which stands; null where it was removed elsewhere. */
  readonly row: Readonly<Record<string, unknown>> | null;
  /** Null where the answer does not say; the next pull does. */
  readonly version: Version | null;
  readonly fields: readonly string[];
  /** Who made the row what it is, and when; absent where the server does not say. */
  readonly author?: { readonly name: string; readonly at: string };
}
