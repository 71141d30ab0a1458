/** Reading the rows of a company's collections. */
import { type Selectable, sql } from 'kysely';
import type { CollectionName } from '@/api/collections';
import type { Tables } from '../tables';
import type { TenantTransaction } from './app-database';

/** As they are stored, compressed: a page of the largest drafts else fills the memory. */
const PAGE_BYTES = 8 * 1024 * 1024;

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
  /** Null: the server itself, or nobody knows any more. */
  readonly author: RowAuthor | null;
}

/** Who changed the row last, and when. */
export interface RowAuthor {
  readonly name: string;
  readonly at: Date;
}

/** The row, locked until the transaction ends; undefined where it never was. */
export async function lockRow(
  tx: TenantTransaction,
  companyId: number,
  collection: CollectionName,
  id: string,
): Promise<StoredRow | undefined> {
  return storedRow(await oneRow(tx, { companyId, collection, id }).forUpdate().executeTakeFirst());
}

/** The row as it stands, unlocked; undefined where it never was. */
export async function readRow(tx: TenantTransaction, target: RowTarget): Promise<StoredRow | undefined> {
  return storedRow(await oneRow(tx, target).executeTakeFirst());
}

function oneRow(tx: TenantTransaction, { companyId, collection, id }: RowTarget) {
  return tx
    .selectFrom('replicated_row')
    .select(['version', 'body', 'changed_by', 'changed_at'])
    .where('company_id', '=', companyId)
    .where('collection', '=', collection)
    .where('id', '=', id);
}

type SelectedRow = Pick<Selectable<Tables['replicated_row']>, 'version' | 'body' | 'changed_by' | 'changed_at'>;

function storedRow(row: SelectedRow | undefined): StoredRow | undefined {
  if (row === undefined) return undefined;
  const { version, body, changed_by: name, changed_at: at } = row;
  return { version, body, author: name === null || at === null ? null : { name, at } };
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

export interface RowPage {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The page's last row, which the next page begins after; undefined: this was the last page. */
  readonly end: { readonly version: number; readonly id: string } | undefined;
}

interface PageAsk {
  readonly companyId: number;
  readonly collection: CollectionName;
  /** The version of the page before's last row; 0: from the beginning. */
  readonly after: number;
  /** Rows of a page; without it as many as its bytes hold. */
  readonly most?: number;
}

/** The rows of a collection changed after a version, in that order, as many as fit into a page's bytes; one at least. */
export async function pageOfRows(
  tx: TenantTransaction,
  { companyId, collection, after, most }: PageAsk,
): Promise<RowPage> {
  const { rows } = await sql<{
    version: number;
    id: string;
    body: Readonly<Record<string, unknown>>;
    last: boolean;
  }>`
    with sized as (
      select version, id, body, sum(pg_column_size(body)) over (order by version) - pg_column_size(body) as before,
        lead(version) over (order by version) is null as last
      from replicated_row
      where company_id = ${companyId} and collection = ${collection} and version > ${after} and body is not null
    )
    select version, id, body, last from sized where before < ${PAGE_BYTES}::integer
    order by version limit ${most ?? null}::integer`.execute(tx);
  const end = rows.at(-1);
  return { rows: rows.map(({ body }) => body), end: end === undefined || end.last ? undefined : end };
}

/** Bytes of a collection's rows as they are stored, compressed. */
export async function storedBytes(
  tx: TenantTransaction,
  companyId: number,
  collection: CollectionName,
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_column_size(body)), 0)::float8 as bytes from replicated_row
    where company_id = ${companyId} and collection = ${collection}`.execute(tx);
  return rows[0]?.bytes ?? 0;
}

/** A change as the stream tells it. */
export interface StoredChange {
  readonly version: number;
  readonly collection: string;
  readonly id: string;
  readonly row: StoredRow['body'];
}

/**
 * The changes after a version, in order: at most `limit`, and after the first no more than fit into a page's bytes. Undefined
 * where the user may not work on the company when they are read: one statement says both, so that nobody whose access ends
 * meanwhile hears that there is nothing newer.
 */
export async function changesAfter(
  tx: TenantTransaction,
  companyId: number,
  since: number,
  limit: number,
): Promise<readonly StoredChange[] | undefined> {
  const { rows } = await sql<StoredChange | { readonly version: null }>`
    with page as (
      select version, collection, id, body, coalesce(pg_column_size(body), 0) as size from replicated_row
      where company_id = ${companyId} and version > ${since} order by version limit ${limit}
    ), sized as (
      select version, collection, id, body as row, sum(size) over (order by version) - size as before from page
    )
    select sized.version, collection, sized.id, row
    from company left join sized on before < ${PAGE_BYTES}::integer
    where company.id = ${companyId} order by sized.version`.execute(tx);
  // A company with nothing newer is one row without a version.
  return rows.length === 0 ? undefined : rows.flatMap((row) => (row.version === null ? [] : [row]));
}
