/**
 * Issued invoices say from here on where what took them back was taken back itself (docs/decisions/0184), and what migrations 0087 and 0088
 * found by the number alone is found by number and day: the marks of every company are found anew, of what its documents name. Rows that say
 * something else by it are told with the company's next versions, and no others.
 */
import { type Kysely, type Migration, sql } from 'kysely';
import type { Issued, Marks, Named } from './issued-marks';
import { marksOf } from './marks-of-documents';
import { keepNumbers, type Naming } from './named-by-documents';
import { namedWithDays } from './named-with-days';
import { tellRowsAnew } from './tell-rows-anew';

/** Documents read together, and rows written together. */
const PAGE = 200;
const WRITTEN = 2_000;
const MARKS = ['takenBack', 'reversed', 'correctedBy'];

export const marksToldAnewMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await keepNamedBySales(db);
    await sql`create temporary table marks_told (
      company_id integer not null, id uuid not null, place integer not null, told jsonb not null, primary key (company_id, id)
    ) on commit drop`.execute(db);
    for (const company of await companiesOf(db)) {
      const naming = await namingOf(db, company);
      await keep(db, company, marksOf(await documentsOf(db, company), naming));
    }
    await sql`analyze marks_told`.execute(db);
    for (const statement of tellRowsAnew('marks_told', MARKS)) await statement.execute(db);
  },
};

/** What accepted invoices name. Most name nothing: which do is asked once of all, and only those are read. */
async function keepNamedBySales(db: Kysely<unknown>): Promise<void> {
  const { rows: naming } = await sql<{ readonly company_id: number; readonly id: string }>`
    select item.company_id, item.id from archive_item as item
    join document on document.company_id = item.company_id and document.sha256 = item.xml_sha256
    where item.direction = 'out' and item.state = 'accepted' and item.total > 0
      and position('BillingReference'::bytea in document.bytes) > 0`.execute(db);
  for (let at = 0; at < naming.length; at += PAGE) {
    const page = naming.slice(at, at + PAGE);
    const { rows } = await sql<Naming>`
      select item.company_id, item.id, document.bytes
      from unnest(${page.map((one) => one.company_id)}::integer[], ${page.map((one) => one.id)}::uuid[]) as named (company_id, id)
      join archive_item as item on item.company_id = named.company_id and item.id = named.id
      join document on document.company_id = item.company_id and document.sha256 = item.xml_sha256`.execute(db);
    await keepNumbers(db, rows);
  }
}

async function companiesOf(db: Kysely<unknown>): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly company_id: number }>`
    select distinct company_id from note_reference order by company_id`.execute(db);
  return rows.map(({ company_id }) => company_id);
}

interface NamingDocument {
  readonly id: string;
  readonly bytes: Buffer;
  readonly numbers: readonly string[];
}

/** What each names, of those whose bytes are kept. */
async function namingOf(db: Kysely<unknown>, company: number): Promise<ReadonlyMap<string, readonly Named[]>> {
  const naming = new Map<string, readonly Named[]>();
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<NamingDocument>`
      select note.id, document.bytes, note.numbers from (
        select note_id as id, array_agg(number order by number) as numbers from note_reference
        where company_id = ${company} and note_id > ${last} group by note_id order by note_id limit ${PAGE}
      ) as note
      left join archive_item as item on item.company_id = ${company} and item.id = note.id
      left join document on document.company_id = ${company} and document.sha256 = item.xml_sha256
      order by note.id`.execute(db);
    for (const { id, bytes, numbers } of rows) if (bytes !== null) naming.set(id, namedWithDays(bytes, numbers));
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return naming;
    last = end.id;
  }
}

/** Those that name, and those that have a number that is named. */
async function documentsOf(db: Kysely<unknown>, company: number): Promise<readonly Issued[]> {
  const { rows } = await sql<Issued>`
    select id, number, issue_date as "issueDate", state = 'accepted' as accepted,
      item ->> 'total' as total, coalesce(item ->> 'typeCode', '') as "typeCode", coalesce(item ->> 'currency', '') as currency,
      coalesce(item ->> 'partnerTaxId', '') as "partnerTaxId", partner_name as "partnerName",
      coalesce(item ->> 'enforcement', '') = 'true' as enforcement,
      coalesce(item -> 'takenBack', '[]') as "takenBack", coalesce(item ->> 'reversed', '') = 'true' as reversed,
      coalesce(item -> 'correctedBy', '[]') as "correctedBy"
    from archive_item
    where company_id = ${company} and direction = 'out' and (
      number in (select number from note_reference where company_id = ${company})
      or id in (select note_id from note_reference where company_id = ${company}))
    order by id`.execute(db);
  return rows;
}

async function keep(db: Kysely<unknown>, company: number, changed: ReadonlyMap<string, Marks>): Promise<void> {
  const rows = [...changed].map(([id, told], at) => ({ company_id: company, id, place: at + 1, told }));
  for (let at = 0; at < rows.length; at += WRITTEN)
    await sql`insert into marks_told select * from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + WRITTEN))}::jsonb)
      as told (company_id integer, id uuid, place integer, told jsonb)`.execute(db);
}
