/** Whose a company is: what every call about one asks first. */
import { sql } from 'kysely';
import type { CollectionName } from '@/api/collections';
import type { TenantTransaction } from '../database/app-database';

/** Whether the transaction's user may work on the company: row-level security shows him its row. */
export async function isMyCompany(tx: TenantTransaction, companyId: number): Promise<boolean> {
  const row = await tx.selectFrom('company').select(sql`1`.as('found')).where('id', '=', companyId).executeTakeFirst();
  return row !== undefined;
}

/**
 * The rows of a collection that are not deleted, in the order they were changed; undefined where the user may not work on the company.
 * One statement where `isMyCompany` and `listRows` are two: reading a list is what devices do most (decision 0159).
 */
export async function rowsOfMyCompany(
  tx: TenantTransaction,
  companyId: number,
  collection: CollectionName,
): Promise<readonly Readonly<Record<string, unknown>>[] | undefined> {
  const rows = await tx
    .selectFrom('company')
    .leftJoin('replicated_row as row', (join) =>
      join
        .onRef('row.company_id', '=', 'company.id')
        .on('row.collection', '=', collection)
        .on('row.body', 'is not', null),
    )
    .select('row.body')
    .where('company.id', '=', companyId)
    .orderBy('row.version')
    .execute();
  // A company without rows is one row without a body.
  return rows.length === 0 ? undefined : rows.flatMap(({ body }) => (body === null ? [] : [body]));
}
