/** The table of decisions of migration 0034 as Kysely sees it. */
import type { ColumnType } from 'kysely';
import type { SerialDecision } from '@/api/entities/serial-decision';

export interface DecisionTables {
  /** Written once, never changed. */
  readonly serial_decision: {
    readonly company_id: number;
    readonly id: string;
    /** Of the company, from 1. */
    readonly number: number;
    readonly body: ColumnType<SerialDecision, string, never>;
  };
}
