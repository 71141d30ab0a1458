import { sql } from 'kysely';
import { type AppDatabase, inTransaction, type TenantTransaction } from './app-database';

/** A transaction that sees what this user sees: the account, and the companies of the user's authorizations. */
export function asUser<T>(
  database: AppDatabase,
  userId: number,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return inTransaction(
    database,
    (tx) => sql`select set_config('app.user_id', ${String(userId)}, true)`.execute(tx),
    work,
  );
}
