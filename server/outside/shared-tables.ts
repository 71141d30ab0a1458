/** What is public and shared by all companies, as Kysely sees it (migration 0002). */
import type { ColumnType } from 'kysely';
import type { CompanyRegistration } from './company-register/company-register';
import type { PublishedRate } from './exchange-rates/rate-source';

export interface SharedTables {
  readonly call_budget: { readonly service: string; readonly slot: string; readonly used: number };
  readonly register_answer: {
    readonly cui: string;
    readonly checked_on: string;
    readonly answer: ColumnType<CompanyRegistration, string, string>;
  };
  readonly rate_day: { readonly day: string; readonly rates: ColumnType<readonly PublishedRate[], string, string> };
  readonly rate_file: { readonly file: string; readonly read_at: ColumnType<Date, Date, Date> };
}
