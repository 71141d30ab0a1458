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
    /** When it may have left first; null: it certainly never did, as far as this database knows. */
    readonly first_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When it may have left last: the attempt's beginning, and once its answer was lost that moment; null: never, or not known. */
    readonly last_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    readonly waits: Generated<number>;
    readonly due_at: Instant;
  };
}
