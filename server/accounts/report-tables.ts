/** Reports of problems as Kysely sees them (migration 0066). */
import type { ColumnType } from 'kysely';

export interface ReportTables {
  readonly bug_report: {
    readonly user_id: number;
    readonly id: string;
    readonly reference: string;
    readonly text: string;
    readonly log: ColumnType<unknown, string, never>;
    readonly made_at: ColumnType<Date, Date, never>;
  };
}
