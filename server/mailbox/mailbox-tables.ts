/** The tables of migration 0014 as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T> = ColumnType<T, string | undefined, string>;

/**
 * `listed`: its zip is not here yet. `kept`: the zip is here, read. `ours`: of an invoice sent from here, whose filing keeps
 * the zip. `gone`: ANAF gives it no more. `unfit`: what came, each time, is not what the list said; kept where it came.
 */
export type MessageState = 'listed' | 'kept' | 'ours' | 'gone' | 'unfit';

export interface MailboxTables {
  /** How far a company's mailbox at ANAF is known. */
  readonly anaf_mailbox: {
    readonly company_id: number;
    /** Listed without a gap up to here, by ANAF's clock. */
    readonly listed_to: NullableInstant;
    /** The window that is being listed, and its next page; 0: none is. */
    readonly window_from: NullableInstant;
    readonly window_to: NullableInstant;
    readonly window_page: Generated<number>;
    /** When all 60 days were listed last. */
    readonly whole_at: NullableInstant;
    /** A person asked for what came since then. */
    readonly wanted_from: NullableInstant;
    /** How far our clock is ahead of ANAF's. */
    readonly clock_ahead_ms: Generated<number>;
    /** When a device last had the company in sight. */
    readonly opened_at: NullableInstant;
    readonly asked_at: NullableInstant;
    readonly answered_at: NullableInstant;
    /** A code of mailbox-trouble.ts, and ANAF's words; '' where nothing is in the way. */
    readonly trouble: Generated<string>;
    readonly trouble_text: Generated<string>;
    readonly trouble_since: NullableInstant;
    readonly due_at: Instant;
  };
  /** One row a message, never removed. */
  readonly anaf_message: {
    readonly company_id: number;
    /** For `descarcare`. */
    readonly id: string;
    readonly upload_index: string;
    readonly type: string;
    /** `YYYYMMDDHHMM` in Bucharest. */
    readonly created_at: string;
    readonly raw: Json<Readonly<Record<string, unknown>>>;
    readonly listed_at: Instant;
    readonly state: Generated<MessageState>;
    readonly fetches: Generated<number>;
    readonly fetch_due_at: Instant;
    readonly settled_at: NullableInstant;
    readonly invoice_id: string | null;
    readonly xml_sha256: Generated<string>;
    readonly zip_sha256: Generated<string>;
    /** ANAF's reasons, the buyer's message, or why it is unfit. */
    readonly texts: Json<readonly string[]>;
    /** A buyer's message: the upload index of its invoice. */
    readonly about: Generated<string>;
  };
}
