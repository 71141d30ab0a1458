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
  /** Of the database that answered; absent where it was not told. */
  readonly epoch?: string;
  /**
   * It is not the database that this device knows: the server was restored since, and the stream has not told it yet. Its row lacks
   * what was lost, and takes the place of nothing that is known here; what was written here stands as confirmed after all copies, so
   * that it is set aside with what was lost, should that database be gone too.
   */
  readonly elsewhere?: boolean;
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
  /** Of the database that answered; absent where it was not told. */
  readonly epoch?: string;
}
