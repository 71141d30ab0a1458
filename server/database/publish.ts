/**
 * Puts rows into a company's stream of changes. The version is taken as the company's row is locked, so versions are
 * consecutive and a reader that sees one sees all before it. It is the last statement of its transaction: the lock is held
 * for one round trip.
 */
import { sql } from 'kysely';
import type { CollectionName } from '@/api/collections';
import type { Tx } from './database';

export interface Publication {
  readonly collection: CollectionName;
  readonly id: string;
  /** Null: deleted. */
  readonly body: object | null;
}

/** The version that the last of the rows got. */
export async function publish(tx: Tx, companyId: number, rows: readonly Publication[]): Promise<number> {
  const collections = rows.map(({ collection }) => collection);
  const ids = rows.map(({ id }) => id);
  const bodies = rows.map(({ body }) => (body === null ? null : JSON.stringify(body)));
  const { rows: written } = await sql<{ version: string }>`
    with locked as (
      update company set version = version + ${rows.length} where id = ${companyId} returning version
    ), incoming as (
      select collection, id, body, ordinality
      from unnest(${collections}::text[], ${ids}::text[], ${bodies}::text[]) with ordinality as given (collection, id, body, ordinality)
    )
    insert into replicated_row (company_id, collection, id, version, body)
    select ${companyId}, collection, id, locked.version - ${rows.length} + ordinality, body::jsonb from incoming, locked
    on conflict (company_id, collection, id) do update set version = excluded.version, body = excluded.body
    returning version`.execute(tx);
  const versions = written.map(({ version }) => Number(version));
  if (versions.length !== rows.length) throw new Error('The company is not one of this transaction.');
  return Math.max(...versions);
}
