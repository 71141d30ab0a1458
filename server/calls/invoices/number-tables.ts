/** What taking a number reads and writes of migration 0001; int8 comes as number. */
import type { ColumnType } from 'kysely';

export interface NumberTables {
  readonly number_lease: {
    readonly company_id: number;
    readonly id: string;
    readonly serial_id: string;
    readonly device_id: string;
    readonly device_name: string;
    readonly from_number: number;
    readonly to_number: number;
    readonly used_to: number;
    readonly last_date: ColumnType<string, string | undefined, string>;
    readonly state: 'open' | 'returned' | 'closed';
    readonly granted_at: Date;
  };
  readonly number_use: {
    readonly company_id: number;
    readonly serial_id: string;
    readonly number: number;
    readonly lease_id: string;
    readonly invoice_id: string | null;
    readonly reason: ColumnType<string, string | undefined, string>;
    readonly issue_date: ColumnType<string, string | undefined, string>;
    readonly used_at: Date;
  };
  readonly replicated_row: {
    readonly company_id: number;
    readonly collection: string;
    readonly id: string;
    readonly body: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
  };
}
