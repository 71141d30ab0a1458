/**
 * A person together with the beginning of a subject: each may be common and the two never together, and then reading along either index
 * goes through all of it. An index has both, with the subject itself, so that it is answered without the entries; it is asked first, and where it
 * has no more than can be sorted at once, that is the answer. Of more the newest are soon met along the person's own index (decision 0147).
 */
import { type Kysely, type Migration, sql } from 'kysely';

/** As in 0075: by which clocks of several servers may disagree on the order at a day's edge. */
const MARGIN = 1_000;
/** Entries that are sorted rather than looked for. */
const MOST_SORTED = 5_000;

const STATEMENTS = [
  sql`create index audit_event_by_actor_subject
    on audit_event (chain, actor_id, lower(subject) text_pattern_ops, seq) include (subject)`,
  sql`create or replace function audit_found(asked text, of_group text, by_server boolean, by_actor integer, from_at timestamptz,
      until_at timestamptz, beginning text, before_seq bigint, most integer) returns setof bigint
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      lowest bigint;
      highest bigint;
      wanted text := 'chain = $1';
      placed text := '';
      hits bigint[];
    begin
      if not exists (select 1 from audit_head where chain = asked
        and (user_id = my_user() or company_id = any (my_companies()))) then return; end if;
      if from_at is not null then
        select seq - ${sql.lit(MARGIN)} into lowest from audit_event
          where chain = asked and at >= from_at order by at, seq limit 1;
        if lowest is null then return; end if;
        wanted := wanted || ' and at >= $5';
        placed := placed || ' and seq >= $7';
      end if;
      if until_at is not null then
        select seq + ${sql.lit(MARGIN)} into highest from audit_event
          where chain = asked and at < until_at order by at desc, seq desc limit 1;
        if highest is null then return; end if;
        wanted := wanted || ' and at < $6';
        placed := placed || ' and seq <= $8';
      end if;
      if before_seq is not null then placed := placed || ' and seq < $4'; end if;
      if by_actor is not null and beginning is not null then
        execute 'select array_agg(seq) from (select seq from audit_event where chain = $1 and actor_id = $3'
          || format(' and lower(subject) like %L', beginning) || placed || ' limit $9) as found'
          into hits using asked, of_group, by_actor, before_seq, from_at, until_at, lowest, highest, ${sql.lit(MOST_SORTED + 1)};
        if hits is null then return; end if;
        if cardinality(hits) <= ${sql.lit(MOST_SORTED)} and of_group is null and from_at is null and until_at is null then
          return query select hit from unnest(hits) as hit order by hit desc limit most;
          return;
        end if;
      end if;
      if of_group is not null then wanted := wanted || ' and grp = $2'; end if;
      if by_server then wanted := wanted || ' and actor_id is null'; end if;
      if by_actor is not null then wanted := wanted || ' and actor_id = $3'; end if;
      -- As a text of its own: a pattern that is not known while it is planned serves no index.
      if beginning is not null then wanted := wanted || format(' and lower(subject) like %L', beginning); end if;
      if cardinality(hits) <= ${sql.lit(MOST_SORTED)} then wanted := wanted || ' and seq = any ($10)'; end if;
      return query execute 'select seq from audit_event where ' || wanted || placed || ' order by seq desc limit $9'
        using asked, of_group, by_actor, before_seq, from_at, until_at, lowest, highest, most, hits;
    end
    $$`,
];

export const auditPersonAndSubjectMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
