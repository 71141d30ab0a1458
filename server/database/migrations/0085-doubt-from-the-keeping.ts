/**
 * What waited in a copy is looked for at ANAF from when this server kept its bytes, by its own clock: the day that a device named may
 * not have come yet, and nothing would be listed from there (seed 7710976). As far back as ANAF lists where no bytes are.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const doubtFromTheKeepingMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    // As 0008 has it, but for the first time that it may have been sent.
    await sql`create or replace function begin_epoch(new_id text, why text, at timestamptz, after integer) returns void
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
                select created_at from document
                where document.company_id = filing.company_id and document.sha256 = filing.request ->> 'sha256'),
                at - interval '60 days')
            where state = 'recorded';
          end if;
        end
      $$`.execute(db);
  },
};
