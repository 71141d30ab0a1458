/** Mail as Kysely sees it (migrations 0020, 0074). */
import type { ColumnType, Generated } from 'kysely';

export interface MailTables {
  readonly mail: {
    readonly id: string;
    readonly kind: string;
    readonly recipient_hash: string;
    readonly sealed: Buffer | null;
    readonly state: Generated<'waiting' | 'sent' | 'refused'>;
    readonly made_at: ColumnType<Date, Date, never>;
    readonly settled_at: Date | null;
    /** Written by the database: the account of the transaction. */
    readonly caused_by: ColumnType<number | null, never, never>;
  };
}
