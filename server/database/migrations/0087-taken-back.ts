/**
 * Issued invoices say from here on what took them back (docs/decisions/0180). What an accepted document with minus names is kept, so that an
 * invoice which is accepted after it finds it by its number, in an archive of any size. Of those accepted before, the documents
 * that name one invoice say it: their rows are told anew, with the company's next versions, so that every device hears of them.
 */
import { type Kysely, type Migration, sql } from 'kysely';
import { createNoteReference, partnerOf } from './named-by-documents';
import { tellRowsAnew } from './tell-rows-anew';

const TELLING = [
  sql`create temporary table taken_back on commit drop as
    with naming_note as (
      select company_id, note_id as id, min(number) as number from note_reference
      group by company_id, note_id having count(*) = 1
    ), meant as (
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
  ...tellRowsAnew('taken_back'),
];

export const takenBackMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createNoteReference(db);
    for (const statement of TELLING) await statement.execute(db);
  },
};
