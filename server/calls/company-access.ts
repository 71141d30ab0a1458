import { sql } from 'kysely';
import type { TenantTransaction } from '../database/app-database';

/** Whether the transaction's user may work on the company: row-level security shows him its row. */
export async function isMyCompany(tx: TenantTransaction, companyId: number): Promise<boolean> {
  const row = await tx.selectFrom('company').select(sql`1`.as('found')).where('id', '=', companyId).executeTakeFirst();
  return row !== undefined;
}
