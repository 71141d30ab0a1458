/** Reading the rows of a company's collections. */
import { sql } from 'kysely';
import type { CollectionName } from '@/api/collections';
import type { TenantTransaction } from './app-database';

/** A row of a company's stream. */
export interface RowTarget {
  readonly companyId: number;
  readonly collection: CollectionName;
  readonly id: string;
}

export interface StoredRow {
  readonly version: number;
  /** Null: deleted. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** The row, locked until the transaction ends; undefined where it never was. */
export async function lockRow(
  tx: TenantTransaction,
  companyId: number,
  collection: CollectionName,
  id: string,
): Promise<StoredRow | undefined> {
  const row = await tx
    .selectFrom('replicated_row')
    .select(['version', 'body'])
    .where('company_id', '=', companyId)
    .where('collection', '=', collection)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : { version: row.version, body: row.body };
}

/** The row as it stands, unlocked; undefined where it never was. */
export async function readRow(
  tx: TenantTransaction,
  { companyId, collection, id }: RowTarget,
): Promise<StoredRow | undefined> {
  return tx
    .selectFrom('replicated_row')
    .select(['version', 'body'])
    .where('company_id', '=', companyId)
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The rows of a collection that are not deleted. */
export async function listRows(
  tx: TenantTransaction,
  companyId: number,
  collection: CollectionName,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const rows = await tx
    .selectFrom('replicated_row')
    .select('body')
    .where('company_id', '=', companyId)
    .where('collection', '=', collection)
    .where('body', 'is not', null)
    .orderBy('version')
    .execute();
  return rows.flatMap(({ body }) => (body === null ? [] : [body]));
}

/** A change as the stream tells it. */
export interface StoredChange {
  readonly version: number;
  readonly collection: string;
  readonly id: string;
  readonly row: StoredRow['body'];
}

/** As they are stored, compressed: a page of the largest drafts else fills the memory. */
const PAGE_BYTES = 8 * 1024 * 1024;

/** The changes after a version, in order: at most `limit`, and after the first no more than fit into a page's bytes. */
export async function changesAfter(
  tx: TenantTransaction,
  companyId: number,
  since: number,
  limit: number,
): Promise<readonly StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    with page as (
      select version, collection, id, body, coalesce(pg_column_size(body), 0) as size from replicated_row
      where company_id = ${companyId} and version > ${since} order by version limit ${limit}
    ), sized as (
      select version, collection, id, body as row, sum(size) over (order by version) - size as before from page
    )
    select version, collection, id, row from sized where before < ${PAGE_BYTES}::integer order by version`.execute(tx);
  return rows;
}
