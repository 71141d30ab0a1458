/** What is public and shared by all companies, as Kysely sees it (migrations 0002, 0004, 0025). */
import type { ColumnType } from 'kysely';
import type { WatchedService } from '@/api/calls/outage-calls';
import type { CompanyRegistration } from './company-register/company-register';
import type { PublishedRate } from './exchange-rates/rate-source';

export interface SharedTables {
  readonly call_budget: { readonly service: string; readonly slot: string; readonly used: number };
  readonly call_pace: { readonly service: string; readonly free_at: number };
  readonly call_share: {
    readonly service: string;
    readonly company_id: number;
    readonly minute: string;
    readonly calls: number;
  };
  readonly register_answer: {
    readonly cui: string;
    readonly checked_on: string;
    readonly answer: ColumnType<CompanyRegistration, string, string>;
  };
  readonly rate_day: { readonly day: string; readonly rates: ColumnType<readonly PublishedRate[], string, string> };
  readonly service_state: {
    readonly service: WatchedService;
    readonly answered: boolean;
    readonly took_ms: number;
    readonly at: Date;
  };
  readonly service_outage: {
    readonly service: WatchedService;
    readonly began_at: ColumnType<Date, Date, never>;
    /** The last contact that failed. */
    readonly failed_at: ColumnType<Date, Date, Date>;
    /** The first that was answered after it; null: none was. */
    readonly ended_at: ColumnType<Date | null, Date | null, Date>;
  };
  readonly rate_file: { readonly file: string; readonly read_at: ColumnType<Date, Date, Date> };
}
