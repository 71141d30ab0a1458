import { sql } from 'kysely';
import { type AppDatabase, inTransaction, type TenantTransaction } from './app-database';

/** For jobs: a transaction that sees the rows of this company only, and no account. */
export function asCompany<T>(
  database: AppDatabase,
  companyId: number,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return inTransaction(
    database,
    (tx) => sql`select set_config('app.company_id', ${sql.lit(String(companyId))}, true)`.execute(tx),
    work,
  );
}
