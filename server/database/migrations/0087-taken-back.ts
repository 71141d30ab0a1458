/**
 * Issued invoices say from here on what took them back (docs/decisions/0180). Of those accepted before, the documents with minus that
 * name one invoice say it: their rows are told anew, with the company's next versions, so that every device hears of them.
 */
import { type Kysely, type Migration, sql } from 'kysely';

/** Read together. */
const PAGE = 200;

interface Minus {
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

/** The one number that it names; undefined where there are more, or none. */
function namedIn(bytes: Uint8Array): string | undefined {
  const [only = '', another] = new TextDecoder().decode(bytes).match(REFERENCE) ?? [];
  if (another !== undefined) return undefined;
  const written = NUMBER.exec(only)?.[1];
  return written?.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

async function readNamed(db: Kysely<unknown>): Promise<void> {
  let [company, last] = [0, '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const { rows } = await sql<Minus>`
      select item.company_id, item.id, document.bytes from archive_item as item
      join document on document.company_id = item.company_id and document.sha256 = item.xml_sha256
      where item.direction = 'out' and item.state = 'accepted' and item.total < 0 and (item.company_id, item.id) > (${company}, ${last})
      order by item.company_id, item.id limit ${PAGE}`.execute(db);
    const named = rows.flatMap(({ company_id, id, bytes }) => {
      const number = namedIn(bytes);
      return number === undefined || number === '' ? [] : [{ company_id, id, number }];
    });
    await sql`insert into naming_note select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as note (company_id integer, id uuid, number text)`.execute(db);
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return;
    [company, last] = [end.company_id, end.id];
  }
}

const partnerOf = (row: string) =>
  sql.raw(`coalesce(nullif(regexp_replace(upper(${row}.item ->> 'partnerTaxId'), '^RO|[^0-9A-Z]', '', 'g'), ''),
    '~' || lower(trim(${row}.partner_name)))`);

const TELLING = [
  sql`create temporary table taken_back on commit drop as
    with meant as (
      select distinct on (note.company_id, note.id) note.company_id, invoice.id, invoice.total,
        note.total as note_total, note.issue_date,
        jsonb_build_object('id', note.id, 'number', note.number, 'total', note.item ->> 'total') as told
      from naming_note
      join archive_item as note on note.company_id = naming_note.company_id and note.id = naming_note.id
      join archive_item as invoice on invoice.company_id = note.company_id and invoice.number = naming_note.number
        and invoice.direction = 'out' and invoice.state = 'accepted' and invoice.total > 0
        and invoice.issue_date <= note.issue_date and invoice.item ->> 'currency' = note.item ->> 'currency'
        and ${partnerOf('invoice')} = ${partnerOf('note')}
      order by note.company_id, note.id, invoice.issue_date desc
    )
    select company_id, id, row_number() over (partition by company_id order by id) as place,
      jsonb_build_object('takenBack', jsonb_agg(told order by issue_date, told ->> 'number'))
        || case when total + sum(note_total) <= (count(*) - 1) * 0.01 then '{"reversed": true}'::jsonb else '{}' end as told
    from meant group by company_id, id, total`,
  sql`update archive_item set item = item || taken_back.told from taken_back
    where archive_item.company_id = taken_back.company_id and archive_item.id = taken_back.id`,
  sql`update replicated_row set body = body || taken_back.told, version = company.version + taken_back.place
    from taken_back join company on company.id = taken_back.company_id
    where replicated_row.company_id = taken_back.company_id and collection = 'archive'
      and replicated_row.id = taken_back.id::text`,
  sql`update company set version = version + counted.rows
    from (select company_id, count(*)::integer as rows from taken_back group by company_id) as counted
    where id = counted.company_id`,
  sql`drop table taken_back`,
  sql`drop table naming_note`,
];

export const takenBackMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`create temporary table naming_note (company_id integer, id uuid, number text) on commit drop`.execute(db);
    await readNamed(db);
    for (const statement of TELLING) await statement.execute(db);
  },
};
