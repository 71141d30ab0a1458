/**
 * Search in an audit of a million entries. Neither `lower` nor `like` is leakproof: under row-level security no index could serve the
 * beginning of a subject, so a function looks on the caller's behalf and asks itself whose the chain is. Days become bounds of the
 * entries' numbers, by which every index of a chain goes on.
 */
import { type Kysely, type Migration, sql } from 'kysely';

/** Entries by which clocks of several servers may disagree on the order at a day's edge. */
const MARGIN = 1_000;

const STATEMENTS = [
  sql`create function audit_found(asked text, of_group text, by_server boolean, by_actor integer, from_at timestamptz,
      until_at timestamptz, beginning text, before_seq bigint, most integer) returns setof bigint
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      lowest bigint;
      highest bigint;
      wanted text := 'chain = $1';
    begin
      if not exists (select 1 from audit_head where chain = asked
        and (user_id = my_user() or company_id = any (my_companies()))) then return; end if;
      if from_at is not null then
        select seq - ${sql.lit(MARGIN)} into lowest from audit_event
          where chain = asked and at >= from_at order by at, seq limit 1;
        if lowest is null then return; end if;
        wanted := wanted || ' and seq >= $7 and at >= $5';
      end if;
      if until_at is not null then
        select seq + ${sql.lit(MARGIN)} into highest from audit_event
          where chain = asked and at < until_at order by at desc, seq desc limit 1;
        if highest is null then return; end if;
        wanted := wanted || ' and seq <= $8 and at < $6';
      end if;
      if of_group is not null then wanted := wanted || ' and grp = $2'; end if;
      if by_server then wanted := wanted || ' and actor_id is null'; end if;
      if by_actor is not null then wanted := wanted || ' and actor_id = $3'; end if;
      -- As a text of its own: a pattern that is not known while it is planned serves no index.
      if beginning is not null then wanted := wanted || format(' and lower(subject) like %L', beginning); end if;
      if before_seq is not null then wanted := wanted || ' and seq < $4'; end if;
      return query execute 'select seq from audit_event where ' || wanted || ' order by seq desc limit $9'
        using asked, of_group, by_actor, before_seq, from_at, until_at, lowest, highest, most;
    end
    $$`,
  sql`revoke all on function audit_found(text, text, boolean, integer, timestamptz, timestamptz, text, bigint, integer)
    from public`,
  sql`grant execute on function audit_found(text, text, boolean, integer, timestamptz, timestamptz, text, bigint, integer)
    to app`,
];

export const auditSearchMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
