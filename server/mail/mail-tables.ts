/** Mail as Kysely sees it (migration 0020). */
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
  };
}
