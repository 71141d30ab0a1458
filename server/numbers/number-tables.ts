/** The tables of the numbers (migrations 0001 and 0005) as Kysely sees them. */
import type { Generated, Selectable, Transaction } from 'kysely';
import type { FoundationTables } from '../database/foundation-tables';

export interface NumberTables {
  readonly number_lease: {
    readonly company_id: number;
    readonly id: string;
    readonly serial_id: string;
    readonly device_id: string;
    readonly device_name: string;
    readonly from_number: number;
    /** The last number that is not free for others; of an open lease the last granted. */
    readonly to_number: number;
    readonly granted_to: number;
    /** The highest number on an invoice that the server has; from_number − 1 where none. */
    readonly used_to: number;
    /** Date of that invoice; '' where none. */
    readonly last_date: Generated<string>;
    /** Which grant of this device in the series it was, from 1. */
    readonly fence: number;
    /** The request it was granted to; '' none. */
    readonly request: Generated<string>;
    /** Date of the invoice before from_number, where another device's end made the interval free; '' none. */
    readonly not_before: Generated<string>;
    readonly state: 'open' | 'returned' | 'closed';
    readonly ended_on: Generated<string>;
    readonly end_reason: Generated<string>;
    readonly granted_at: Date;
  };
  /** A number of which more is known than its lease. */
  readonly number_use: {
    readonly company_id: number;
    readonly serial_id: string;
    readonly number: number;
    readonly lease_id: string;
    readonly device_id: string | null;
    /** returned: taken, and given back before its invoice left. */
    readonly state: 'used' | 'returned' | 'voided';
    /** Of a used number. */
    readonly invoice_id: string | null;
    readonly issue_date: Generated<string>;
    /** Of a voided number. */
    readonly reason: Generated<string>;
    readonly voided_on: Generated<string>;
    /** Of a returned number: the dates between which an invoice may bear it; '' none. */
    readonly not_before: Generated<string>;
    readonly not_after: Generated<string>;
    readonly used_at: Date;
  };
  /** Who has told, after a restored copy, what was used of a series: a device's id, `person` or `added`. */
  readonly series_report: {
    readonly company_id: number;
    readonly serial_id: string;
    readonly epoch: string;
    readonly reporter: string;
    readonly reason: Generated<string>;
    readonly reported_at: Date;
  };
}

/** What the numbers read and write: their tables, and the series' rows. */
export type NumberTransaction = Transaction<NumberTables & Pick<FoundationTables, 'replicated_row'>>;

export type LeaseRecord = Selectable<NumberTables['number_lease']>;
