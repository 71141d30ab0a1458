/**
 * What migrations 0087 and 0088 read of old archives: the numbers that documents name (BT-25), kept in `note_reference`. By itself, as
 * what the product reads may change, and a migration may not.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Read together. */
const PAGE = 200;

interface Naming {
  readonly company_id: number;
  readonly id: string;
  readonly bytes: Buffer;
}

const REFERENCE = /<(?:[\w.-]+:)?BillingReference[\s>][\s\S]*?<\/(?:[\w.-]+:)?BillingReference\s*>/g;
const NUMBER = /<(?:[\w.-]+:)?ID(?:\s[^>]*)?>\s*([^<]*?)\s*</;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** No number of the archive is longer. */
const LONGEST = 300;
/** More are told of none (server/filings/note-references.ts). */
const MOST = 1_000;

/** Each number once; none where there are too many. */
function namedIn(bytes: Uint8Array): readonly string[] {
  const written = (new TextDecoder().decode(bytes).match(REFERENCE) ?? []).flatMap(
    (one) => NUMBER.exec(one)?.[1] ?? [],
  );
  const plain = written.map((one) =>
    one.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  const numbers = [...new Set(plain)].filter((one) => one !== '' && one.length <= LONGEST);
  return numbers.length > MOST ? [] : numbers;
}

const TABLE = [
  sql`create table note_reference (
    company_id integer not null references company (id) on delete cascade,
    number text not null check (length(number) <= 300),
    note_id uuid not null,
    primary key (company_id, number, note_id),
    foreign key (company_id, note_id) references archive_item (company_id, id) on delete cascade
  )`,
  sql`create index note_reference_by_note on note_reference (company_id, note_id)`,
  sql`alter table note_reference enable row level security`,
  sql`create policy note_reference_of_my_companies on note_reference
    using (company_id = any ((select my_companies())::integer[]))`,
  sql`grant select, insert on note_reference to app`,
];

/** The table of what accepted documents name, with what those with minus name. */
export async function createNoteReference(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLE) await statement.execute(db);
  await keepNamed(db, sql`item.total < 0`);
}

/** Of the accepted documents that are `which`, a condition on `item`, a row of the archive; what is kept already stays. */
export async function keepNamed(db: Kysely<unknown>, which: RawBuilder<unknown>): Promise<void> {
  let [company, last] = [0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const { rows } = await sql<Naming>`
      select item.company_id, item.id, document.bytes from archive_item as item
      join document on document.company_id = item.company_id and document.sha256 = item.xml_sha256
      where item.direction = 'out' and item.state = 'accepted' and ${which} and (item.company_id, item.id) > (${company}, ${last})
      order by item.company_id, item.id limit ${PAGE}`.execute(db);
    const named = rows.flatMap(({ company_id, id: note_id, bytes }) =>
      namedIn(bytes).map((number) => ({ company_id, number, note_id })),
    );
    await sql`insert into note_reference select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as named (company_id integer, number text, note_id uuid) on conflict do nothing`.execute(db);
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return;
    [company, last] = [end.company_id, end.id];
  }
}

/** By fiscal code, else by name, of a row of the archive. */
export function partnerOf(row: string): RawBuilder<unknown> {
  return sql.raw(`coalesce(nullif(regexp_replace(upper(${row}.item ->> 'partnerTaxId'), '^RO|[^0-9A-Z]', '', 'g'), ''),
    '~' || lower(trim(${row}.partner_name)))`);
}
