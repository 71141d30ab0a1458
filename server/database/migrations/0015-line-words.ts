/**
 * What a search over documents' lines looks at, beside the archive: devices fetch it apart from the company's stream. The index
 * holds that no two rows of a company share a version. Documents of before are read in the background (jobs/line-words.ts),
 * which asks across companies which of them wait; it learns ids and nothing else.
 */
import { type Kysely, type Migration, sql } from 'kysely';

const STATEMENTS = [
  sql`create table line_words (
    company_id integer not null references company (id) on delete cascade,
    invoice_id uuid not null,
    version integer not null,
    words text not null check (octet_length(words) <= 300),
    primary key (company_id, invoice_id),
    foreign key (company_id, invoice_id) references archive_item (company_id, id) on delete cascade
  )`,
  sql`create unique index line_words_by_version on line_words (company_id, version)`,
  sql`alter table line_words enable row level security`,
  sql`create policy line_words_of_my_companies on line_words
    using (company_id = any ((select my_companies())::integer[]))`,
  sql`grant select, insert, update on line_words to app`,
  sql`create function documents_without_line_words(most integer)
    returns table (company_id integer, id uuid, xml_sha256 text)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select company_id, id, xml_sha256 from archive_item as item
      where not exists (
        select from line_words where line_words.company_id = item.company_id and line_words.invoice_id = item.id
      )
      order by company_id, id limit most
    $$`,
  sql`revoke all on function documents_without_line_words(integer) from public`,
  sql`grant execute on function documents_without_line_words(integer) to app`,
];

export const lineWordsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
