/**
 * The one writer of a company's stream of changes (docs/decisions/0002). Whoever has rows that a device shall see writes
 * them here under their collection's name, the archive's items too: Changes reads this table and no other.
 *
 * Invariants: versions of a company are consecutive, because the company's row is locked from the number's giving to the
 * commit; so whoever sees version n sees all below. The rows are locked before the company's, as everybody does who locked
 * one of them to read it first: no two writers wait for each other. Callers do this last: other writers of the company wait
 * from here on. Each row says who changed it last and when, where a person did (as-user.ts); the company's chain of the audit says
 * it of every change, with what stood there before, and nothing where nothing stood and nothing stands.
 */
import { sql, type Transaction } from 'kysely';
import { noteChange } from './changed-companies';

export interface RowChange {
  /** A name of COLLECTION_SCHEMAS. */
  readonly collection: string;
  readonly id: string;
  /** Null: deleted. */
  readonly row: object | null;
}

/** Writes the changes with the company's next versions, in their order; gives back that of the last. */
export async function publishChanges<T>(
  tx: Transaction<T>,
  companyId: number,
  changes: readonly RowChange[],
): Promise<number> {
  // One statement: the lock is held for no round trip but the commit's.
  const { rows } = await sql<{ version: number }>`
    with change as (
      select row, place from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as list (row, place)
    ), locked as (
      select stored.collection, stored.id, stored.body from replicated_row as stored
      where stored.company_id = ${companyId}
        and (stored.collection, stored.id) in (select row ->> 'collection', row ->> 'id' from change)
      order by stored.collection, stored.id for update
    ), head as (
      update company set version = version + ${changes.length}::integer
      where id = ${companyId} and (select count(*) from locked) >= 0 returning version
    ), instant as (
      select nullif(current_setting('app.changed_at', true), '')::timestamptz as at
    ), author as (
      select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name, app_user.id, instant.at
      from instant left join app_user on app_user.id = (select my_user()) and instant.at is not null
    ), written as (
      insert into replicated_row (company_id, collection, id, version, body, changed_by, changed_by_id, changed_at)
      select ${companyId}::integer, row ->> 'collection', row ->> 'id',
        head.version - ${changes.length}::integer + place, nullif(row -> 'row', 'null'::jsonb), author.name, author.id, author.at
      from change, head, author
      on conflict (company_id, collection, id) do update set version = excluded.version, body = excluded.body,
        changed_by = excluded.changed_by, changed_by_id = excluded.changed_by_id, changed_at = excluded.changed_at
    )
    select version, audit_company(${companyId}, (
      select jsonb_agg(audit_change(row ->> 'collection', locked.body, nullif(row -> 'row', 'null'::jsonb)) order by place)
      from change left join locked on locked.collection = row ->> 'collection' and locked.id = row ->> 'id'
      where locked.body is not null or row -> 'row' <> 'null'::jsonb
    )) from head`.execute(tx);
  const [head] = rows;
  if (head === undefined) throw new Error(`Company ${companyId} is not visible to this transaction`);
  noteChange(tx, companyId, head.version);
  return head.version;
}
