import { sql } from 'kysely';
import { type AppDatabase, inTransaction, type TenantTransaction } from './app-database';

/** A transaction that sees no row of anybody: for who has a link, or an address, and is not signed in. */
export function asNobody<T>(database: AppDatabase, work: (tx: TenantTransaction) => Promise<T>): Promise<T> {
  return inTransaction(database, async () => undefined, work);
}

/** From here on the transaction sees what this user sees: whose link it took, or whom it made. */
export async function becomeUser(tx: TenantTransaction, userId: number): Promise<void> {
  await sql`select set_config('app.user_id', ${String(userId)}, true)`.execute(tx);
}
