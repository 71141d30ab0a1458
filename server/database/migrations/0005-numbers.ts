/**
 * Numbers as one module over company and series (docs/decisions/0013): a lease tells how many grants its device had, which
 * request it was granted to and why it ended; a number is used, given back or voided, and knows its device, for dates are
 * in order on a device over all its intervals; after a restored copy, who has reported what a series used.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const LEASES = [
  sql`alter table number_lease
    add column fence integer,
    add column request text not null default '',
    add column granted_to integer,
    add column not_before text not null default '',
    add column ended_on text not null default '',
    add column end_reason text not null default ''`,
  // Intervals of a device were granted in rising order.
  sql`update number_lease as lease set granted_to = lease.to_number, fence = counted.fence
    from (
      select company_id, id, row_number() over (partition by company_id, serial_id, device_id order by from_number) as fence
      from number_lease
    ) as counted
    where lease.company_id = counted.company_id and lease.id = counted.id`,
  sql`alter table number_lease alter column fence set not null, alter column granted_to set not null`,
  sql`alter table number_lease drop constraint number_lease_check`,
  // What was given back is cut off at the end: of an untouched lease nothing is left.
  sql`alter table number_lease add constraint number_lease_interval check (
    from_number <= granted_to and to_number between from_number - 1 and granted_to
      and used_to between from_number - 1 and to_number)`,
  sql`drop index number_lease_once`,
  // Intervals of a series begin at different numbers: the second of two equal grants fails.
  sql`create unique index number_lease_once on number_lease (company_id, serial_id, from_number)
    where from_number <= to_number`,
];

const USES = [
  sql`alter table number_use
    add column state text not null default 'used',
    add column device_id uuid,
    add column not_before text not null default '',
    add column not_after text not null default '',
    add column voided_on text not null default ''`,
  sql`update number_use set state = 'voided', voided_on = to_char(used_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD')
    where invoice_id is null`,
  sql`update number_use as used set device_id = lease.device_id from number_lease as lease
    where lease.company_id = used.company_id and lease.id = used.lease_id`,
  sql`alter table number_use alter column state drop default`,
  sql`alter table number_use drop constraint number_use_check`,
  sql`alter table number_use add constraint number_use_explained check (
    state in ('used', 'returned', 'voided') and (state = 'used') = (invoice_id is not null)
      and (state <> 'voided' or reason <> ''))`,
  // The dates next to a number, on its device.
  sql`create index number_use_in_order on number_use (company_id, serial_id, device_id, number) include (issue_date)
    where state = 'used'`,
  // What a lease's row tells beside its interval.
  sql`create index number_use_unused on number_use (company_id, lease_id, number) where state <> 'used'`,
];

const REPORTS = [
  sql`create table series_report (
    company_id integer not null references company (id) on delete cascade,
    serial_id uuid not null,
    epoch text not null,
    reporter text not null,
    reason text not null default '',
    reported_at timestamptz not null,
    primary key (company_id, serial_id, epoch, reporter)
  )`,
  sql`alter table series_report enable row level security`,
  sql`create policy series_report_mine on series_report
    using (company_id = any ((select my_companies())::integer[]))`,
  sql`grant select, insert on series_report to app`,
];

export const numbersMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...LEASES, ...USES, ...REPORTS]) await statement.execute(db);
  },
};
