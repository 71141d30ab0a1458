/**
 * Issued invoices say from here on which corrected invoices (384) stand for them (docs/decisions/0181). What accepted ones name is kept beside
 * what documents with minus name, and the rows of those that they correct are told anew, with the company's next versions.
 */
import { type Kysely, type Migration, sql } from 'kysely';
import { createNoteReference, keepNamed, partnerOf } from './named-by-documents';
import { tellRowsAnew } from './tell-rows-anew';

const TELLING = [
  sql`create temporary table corrected_by on commit drop as
    with meant as (
      select distinct on (note.company_id, note.id, naming.number) note.company_id, invoice.id, note.issue_date,
        jsonb_build_object('id', note.id, 'number', note.number, 'issueDate', note.item ->> 'issueDate') as told
      from note_reference as naming
      join archive_item as note on note.company_id = naming.company_id and note.id = naming.note_id
        and note.item ->> 'typeCode' = '384'
      join archive_item as invoice on invoice.company_id = note.company_id and invoice.number = naming.number
        and invoice.id <> note.id and invoice.direction = 'out' and invoice.state = 'accepted'
        and (invoice.total > 0 or (invoice.total = 0 and note.total >= 0))
        and invoice.issue_date <= note.issue_date and invoice.item ->> 'currency' = note.item ->> 'currency'
        and ${partnerOf('invoice')} = ${partnerOf('note')}
      order by note.company_id, note.id, naming.number, invoice.issue_date desc
    )
    select company_id, id, row_number() over (partition by company_id order by id) as place,
      jsonb_build_object('correctedBy', jsonb_agg(told order by issue_date, told ->> 'number')) as told
    from meant group by company_id, id`,
  ...tellRowsAnew('corrected_by'),
];

export const correctedByMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    // The first days' 0087 had no such table, and is done where it was run.
    const { rows } = await sql<{ readonly there: boolean }>`
      select to_regclass('note_reference') is not null as there`.execute(db);
    if (rows[0]?.there !== true) await createNoteReference(db);
    await keepNamed(db, sql`item.item ->> 'typeCode' = '384'`);
    for (const statement of TELLING) await statement.execute(db);
  },
};
