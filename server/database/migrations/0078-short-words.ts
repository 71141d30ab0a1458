/**
 * The letters and pairs of letters that stand anywhere in a company's archive, so that a search of two letters that no document has
 * ends at once and does not read the index of a million rows to its end (decision 0145). They are kept by the database itself, in the
 * statement that writes the row, and only added: what a row that went had may stay. There is no unique index on purpose: two
 * transactions that bring the same new pair never wait for each other, and both may write it.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create table archive_short_word (
    company_id integer not null references company (id) on delete cascade,
    word text not null
  )`,
  sql`create function archive_short_words(words text) returns setof text
    language sql immutable parallel safe strict
    as $$
      select distinct part from generate_series(1, length(words)) as place, (values (1), (2)) as size (letters),
        substr(words, place, letters) as part
      where length(part) = letters and strpos(part, ' ') = 0
    $$`,
  // Those that are there when it is upgraded; their writers wait until it is done.
  sql`lock table archive_item in share row exclusive mode`,
  sql`insert into archive_short_word (company_id, word)
    select distinct company_id, word from archive_item, archive_short_words(haystack) as word`,
  sql`create index archive_short_word_of_company on archive_short_word (company_id, word)`,
  sql`create function keep_short_words_of_new() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
    as $$
    begin
      insert into archive_short_word (company_id, word)
        select distinct met.company_id, part from met, archive_short_words(met.haystack) as part
        where not exists (
          select from archive_short_word as known where known.company_id = met.company_id and known.word = part);
      return null;
    end
    $$`,
  sql`create function keep_short_words_of_changed() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
    as $$
    begin
      insert into archive_short_word (company_id, word)
        select new.company_id, part from archive_short_words(new.haystack) as part
        where not exists (
          select from archive_short_word as known where known.company_id = new.company_id and known.word = part);
      return null;
    end
    $$`,
  sql`create trigger archive_item_brings_short_words after insert on archive_item
    referencing new table as met for each statement execute function keep_short_words_of_new()`,
  sql`create trigger archive_item_changes_short_words after update of haystack on archive_item
    for each row when (old.haystack is distinct from new.haystack) execute function keep_short_words_of_changed()`,
  sql`revoke all on function keep_short_words_of_new(), keep_short_words_of_changed() from public`,
  sql`alter table archive_short_word enable row level security`,
  sql`create policy archive_short_word_of_my_companies on archive_short_word
    using (company_id = any ((select my_companies())::integer[]))`,
  sql`revoke all on archive_short_word from app`,
  sql`grant select on archive_short_word to app`,
];

export const shortWordsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
