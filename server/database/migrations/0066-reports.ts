/** Reports of problems that people send: each sees and writes the own ones; who runs the server reads all as the owner. */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create table bug_report (
    user_id integer not null references app_user (id) on delete cascade,
    id uuid not null,
    -- By which a person and the support name it.
    reference text not null check (length(reference) <= 20),
    text text not null check (length(text) between 1 and 4000),
    log jsonb not null check (length(log::text) <= 20000),
    made_at timestamptz not null,
    primary key (user_id, id)
  )`,
  sql`create index bug_report_by_age on bug_report (made_at)`,
  sql`alter table bug_report enable row level security`,
  sql`create policy bug_report_mine on bug_report using (user_id = (select my_user()))`,
  sql`grant select, insert on bug_report to app`,
  sql`create function forget_reports(before timestamptz, most integer) returns integer
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      with forgotten as (
        delete from bug_report where (user_id, id) in (
          select user_id, id from bug_report where made_at < before limit most for update skip locked)
        returning 1
      )
      select count(*)::integer from forgotten
    $$`,
  sql`revoke all on function forget_reports(timestamptz, integer) from public`,
  sql`grant execute on function forget_reports(timestamptz, integer) to app`,
];

export const reportsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
