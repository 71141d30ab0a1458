/**
 * Epochs (docs/decisions/0017): which database this is, and how far each company stood when it became another one. The newest
 * row is the present one.
 */
import { randomUUID } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';

const TABLES = [
  sql`create table epoch (
    seq integer generated always as identity primary key,
    id text not null unique,
    -- Of the cluster that it began on: another one, or another timeline, is another database.
    system text not null,
    timeline integer not null,
    reason text not null check (reason in ('first', 'restore', 'cluster', 'ahead')),
    begun_at timestamptz not null
  )`,
  sql`create table epoch_head (
    epoch_seq integer not null references epoch (seq),
    company_id integer not null references company (id) on delete cascade,
    version bigint not null,
    primary key (company_id, epoch_seq)
  )`,
  sql`alter table epoch_head enable row level security`,
  sql`create policy epoch_head_mine on epoch_head using (company_id = any ((select my_companies())::integer[]))`,
  sql`grant select on epoch, epoch_head to app`,
];

const FUNCTIONS = [
  // It acts for all companies at once, so it is the owner's; whoever was second finds another newest one, and does nothing.
  sql`create function begin_epoch(new_id text, why text, at timestamptz, after integer) returns void
    language plpgsql volatile security definer set search_path = public, pg_temp
    as $$
      begin
        lock table epoch in share row exclusive mode;
        if after is distinct from (select max(seq) from epoch) then return; end if;
        insert into epoch (id, system, timeline, reason, begun_at)
          select new_id, system_identifier::text, timeline_id, why, at
          from pg_control_system(), pg_control_checkpoint();
        insert into epoch_head (epoch_seq, company_id, version)
          select (select max(seq) from epoch), id, version from company;
        -- What waits here to be sent was perhaps sent in the time that was lost: it is looked for at ANAF first.
        if why <> 'first' then
          update filing set state = 'doubtful', doubtful_since = at, sends = greatest(sends, 1),
            first_sent_at = coalesce(first_sent_at, (
              select (item ->> 'issuedAt')::timestamptz from archive_item
              where archive_item.company_id = filing.company_id and archive_item.id = filing.invoice_id))
          where state = 'recorded';
        end if;
      end
    $$`,
  sql`revoke all on function begin_epoch(text, text, timestamptz, integer) from public`,
  sql`grant execute on function begin_epoch(text, text, timestamptz, integer) to app`,
];

export const epochsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of [...TABLES, ...FUNCTIONS]) await statement.execute(db);
    await sql`select begin_epoch(${randomUUID()}, 'first', ${new Date()}, null)`.execute(db);
  },
};
