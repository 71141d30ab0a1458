/**
 * Search in archives of a million documents. Every three letters of what a row is found by stand in an index, hashed together with
 * the company, so that another company's documents cost a search nothing. `like` is not leakproof: under row-level security no index
 * could serve it, so a function looks on the caller's behalf and asks itself whose the company is.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create function archive_grams(company integer, words text) returns bigint[]
    language sql immutable parallel safe strict
    as $$
      select coalesce(array_agg(hashtextextended(substr(words, place, 3), company)), '{}')
      from generate_series(1, length(words) - 2) as place where strpos(substr(words, place, 3), ' ') = 0
    $$`,
  sql`create index archive_item_by_grams on archive_item using gin (archive_grams(company_id, haystack))`,
  // Counts and deep pages read it alone: a quarter of the size of the index that carries the words.
  sql`create index archive_item_in_order on archive_item (company_id, issue_date, id) include (direction, state)`,
  sql`create function archive_matches(company integer, words text[], most integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    -- Any other way would work out the letters of every row: the index by them is the only one.
    set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
    -- Less would forget which rows of a page were found, and work out the letters of them all again.
    set work_mem = '32MB'
    as $$
    declare
      grams bigint[];
    begin
      if not company = any (my_companies()) then return; end if;
      select array_agg(distinct gram) into grams
        from unnest(words) as word, unnest(archive_grams(company, word)) as gram;
      if grams is null then raise exception 'no word of three letters'; end if;
      return query select id from archive_item
        where company_id = company and archive_grams(company_id, haystack) @> grams
          and (select bool_and(strpos(haystack, word) > 0) from unnest(words) as word) limit most;
    end
    $$`,
  sql`revoke all on function archive_matches(integer, text[], integer) from public`,
  sql`grant execute on function archive_matches(integer, text[], integer) to app`,
];

export const archiveSearchMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
