/** The tables of migrations 0002, 0006, 0015, 0078 and 0087 as Kysely sees them; int8 and sums come as text, bytea as Buffer. */
import type { ColumnType, Generated } from 'kysely';
import type { ArchiveItem, FilingStateCode } from '@/api/entities/archive-item';
import type { FilingRequest } from './filing';

type Instant = ColumnType<Date, Date | string, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | null, Date | null>;
/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>;

export interface FilingTables {
  /** The kept bytes, never changed: one row a content. */
  readonly document: {
    readonly company_id: number;
    readonly sha256: string;
    readonly bytes: Buffer;
    readonly size: number;
    readonly created_at: ColumnType<Date, Date, never>;
  };
  /** What the archive lists; `item` is the whole row as the contract has it, the columns are for looking. */
  readonly archive_item: {
    readonly company_id: number;
    readonly id: string;
    readonly direction: 'out' | 'in';
    readonly state: FilingStateCode;
    readonly number: string;
    readonly issue_date: ColumnType<string, string, string>;
    readonly partner_name: string;
    readonly total: string;
    readonly haystack: string;
    readonly origin: 'editor' | 'xml';
    readonly xml_sha256: string;
    readonly item: Json<ArchiveItem>;
    /** The company's own, sent by another program: its number does not bind here (migration 0014). */
    readonly sent_elsewhere: Generated<boolean>;
  };
  /** Each letter and pair of letters of the archive's words, some perhaps twice; written by the database itself (migration 0078). */
  readonly archive_short_word: { readonly company_id: number; readonly word: string };
  /** Of documents' lines (migration 0015). */
  readonly line_words: {
    readonly company_id: number;
    readonly invoice_id: string;
    readonly version: number;
    readonly words: string;
  };
  /** What accepted documents with minus and corrected invoices name (migrations 0087, 0088). */
  readonly note_reference: { readonly company_id: number; readonly number: string; readonly note_id: string };
  readonly filing: {
    readonly id: string;
    readonly company_id: number;
    readonly invoice_id: string;
    readonly attempt: number;
    readonly idempotency_key: string;
    readonly request: Json<FilingRequest>;
    readonly state: FilingStateCode;
    readonly upload_index: string;
    readonly download_id: string;
    readonly sends: number;
    readonly first_sent_at: NullableInstant;
    readonly doubtful_since: NullableInstant;
    readonly duplicate_of: string;
    readonly waits: number;
    readonly messages: Json<readonly string[]>;
    readonly zip: 'none' | 'kept' | 'gone' | 'other';
    readonly unknown_since: NullableInstant;
    readonly due_at: Instant;
    readonly settled: boolean;
  };
  /** Who looks into a message now, or has tried to; nobody else does until then. */
  readonly message_examination: { readonly company_id: number; readonly download_id: string; readonly until: Date };
  readonly examined_message: { readonly company_id: number; readonly download_id: string; readonly sha256: string };
}
