import { sql } from 'kysely';
import { type AppDatabase, inTransaction, type TenantTransaction } from './app-database';

/** Reads what this user sees as it stood at one moment, whatever is written meanwhile; writes nothing. */
export function readAsUser<T>(
  database: AppDatabase,
  userId: number,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`select set_config('app.user_id', ${sql.lit(String(userId))}, true)`.execute(tx);
      return work(tx);
    });
}

/**
 * A transaction that sees what this user sees: the account, and the companies of the user's authorizations. `at`: when what is
 * written in it was done; then the rows it changes say that it was this user. `family`: the session by which; the audit says from where.
 */
export function asUser<T>(
  database: AppDatabase,
  userId: number,
  work: (tx: TenantTransaction) => Promise<T>,
  at?: Date,
  family = '',
): Promise<T> {
  return inTransaction(
    database,
    (tx) =>
      // As literals: without values it leaves with the transaction's beginning (joined-begin.ts).
      sql`select set_config('app.user_id', ${sql.lit(String(userId))}, true),
        set_config('app.changed_at', ${sql.lit(at === undefined ? '' : at.toISOString())}, true),
        set_config('app.family', ${sql.lit(family)}, true)`.execute(tx),
    work,
  );
}
