/** The table of migrations 0018 and 0077 as Kysely sees it. */
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;

export type NoteState = 'recorded' | 'sending' | 'doubtful' | 'processing' | 'sent' | 'refused';

export interface NoteTables {
  readonly anaf_note: {
    readonly company_id: number;
    readonly id: string;
    readonly invoice_id: string;
    /** Upload index of the invoice. */
    readonly about: string;
    readonly text: string;
    readonly written_at: Instant;
    /** `yyyy-MM-dd` in Bucharest, by the server's clock: ANAF bounds them by the day. */
    readonly day: string;
    readonly state: Generated<NoteState>;
    readonly upload_index: Generated<string>;
    readonly first_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The latest, or when a restore began that may have lost one; null: not since there is such a column, or never. */
    readonly last_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    readonly waits: Generated<number>;
    readonly due_at: Instant;
  };
}
