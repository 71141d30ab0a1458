/** An archive of any size written by one statement: rows as the server writes them, without documents and without the stream. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { type ArchiveItem, archiveItemSchema } from '@/api/entities/archive-item';
import type { Tables } from '../../../server/tables';

const HASH = 'a'.repeat(64);

/** A row of the contract; numbers, days, partners and ids are put in by the statement. */
function pattern(): ArchiveItem {
  const at = '2026-03-02T08:00:00.000Z';
  return v.parse(archiveItemSchema, {
    ...{ id: randomUUID(), direction: 'out', type: 'FCT', typeCode: '380', number: 'X', origin: 'editor' },
    ...{ issueDate: '2026-03-02', dueDate: '2026-04-01', partnerName: 'P', partnerTaxId: 'RO1', currency: 'RON' },
    ...{ net: '1000.00', vat: '210.00', total: '1210.00', vatInLei: '', serialId: randomUUID(), state: 'accepted' },
    ...{ attempt: 1, uploadIndex: '5001120362', downloadId: '3001474425', messages: [], issuedAt: at },
    ...{ xmlSha256: HASH, xmlBytes: 6200, zipSha256: HASH, zipBytes: 4100 },
    events: [
      { at, event: 'issued', detail: '' },
      { at, event: 'uploaded', detail: '5001120362' },
      { at, event: 'accepted', detail: '3001474425' },
      { at, event: 'zip-stored', detail: HASH },
    ],
  });
}

export interface Filling {
  readonly companyId: number;
  readonly rows: number;
  readonly partners: number;
}

/** One in fifty is rejected, a third received, five years of days; vacuumed and analyzed as PostgreSQL does by itself afterwards. */
export async function fillBySql(db: Kysely<Tables>, { companyId, rows, partners }: Filling): Promise<void> {
  const item = JSON.stringify(pattern());
  await sql`
    insert into archive_item
      (company_id, id, direction, state, number, issue_date, partner_name, total, haystack, origin, xml_sha256, item)
    select ${companyId}, id, direction, state, number, day, partner, total, lower(number || ' ' || partner || ' ' || code),
      'editor', ${HASH}, ${item}::jsonb || jsonb_build_object('id', id, 'direction', direction, 'state', state,
        'number', number, 'issueDate', day, 'dueDate', day, 'partnerName', partner, 'partnerTaxId', code, 'total', total::text)
    from (
      select gen_random_uuid() as id, case when n % 3 = 0 then 'in' else 'out' end as direction,
        case when n % 50 = 0 then 'rejected' else 'accepted' end as state,
        (array['FCT', 'ARH', 'PRM'])[1 + n % 3] || '-' || lpad(n::text, 7, '0') as number,
        to_char(date '2021-01-01' + (n::bigint * 1826 / ${rows}::bigint)::integer, 'YYYY-MM-DD') as day,
        (array['Moara', 'Tamplaria', 'Depozitul', 'Atelierul', 'Brutaria', 'Cabana', 'Ferma'])[1 + p % 7] || ' '
          || (array['Nordului', 'Codrului', 'Muresului', 'Zimbrului', 'Lacului'])[1 + p % 5] || ' ' || md5(p::text)::char(4)
          || ' SRL' as partner,
        'RO' || (10000000 + p * 37) as code, round((n % 100000)::numeric / 7, 2) as total
      from generate_series(1, ${rows}::integer) as n, lateral (select (n::bigint * 7919 % ${partners}::bigint)::integer as p) as of
    ) as made`.execute(db);
}

/** While it works the archive has its primary key alone; the indexes are made at the end, as one makes them for so many rows. */
export async function withoutIndexes(db: Kysely<Tables>, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = 'archive_item' and indexname <> 'archive_item_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  await fill();
  await sql`set maintenance_work_mem = '256MB'`.execute(db);
  for (const { made } of rows) await sql.raw(made).execute(db);
  await sql`vacuum analyze archive_item`.execute(db);
}
