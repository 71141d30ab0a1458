/**
 * Issued invoices say from here on where what corrected them was taken back itself (docs/decisions/0183): of what was accepted before, the
 * rows are told anew, with the company's next versions. A correction that was taken back and that another one corrects still stands.
 */
import { type Kysely, type Migration, sql } from 'kysely';
import { tellRowsAnew } from './tell-rows-anew';

const TELLING = [
  sql`create temporary table correction_taken_back on commit drop as
    with recursive entry as (
      select item.company_id, item.id, told.correction, told.place
      from archive_item as item,
        jsonb_array_elements(item.item -> 'correctedBy') with ordinality as told (correction, place)
      where item.item ? 'correctedBy'
    ), standing as (
      select entry.company_id, entry.correction ->> 'id' as id from entry
      left join archive_item as note
        on note.company_id = entry.company_id and note.id::text = entry.correction ->> 'id'
      where coalesce(note.item ->> 'reversed', '') <> 'true'
      union
      select entry.company_id, entry.correction ->> 'id' from standing
      join entry as by on by.company_id = standing.company_id and by.correction ->> 'id' = standing.id
      join entry on entry.company_id = by.company_id and entry.correction ->> 'id' = by.id::text
    ), judged as (
      select entry.*, standing.id is null as gone from entry
      left join standing on standing.company_id = entry.company_id and standing.id = entry.correction ->> 'id'
    )
    select company_id, id, row_number() over (partition by company_id order by id) as place,
      jsonb_build_object('correctedBy', jsonb_agg(
        case when gone then correction || '{"reversed": true}' else correction end order by place)) as told
    from judged group by company_id, id having bool_or(gone)`,
  ...tellRowsAnew('correction_taken_back'),
];

export const correctionTakenBackMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of TELLING) await statement.execute(db);
  },
};
