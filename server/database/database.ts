/**
 * The database as the calls and jobs use it: every transaction says on whose behalf it runs.
 *
 * Invariant: no query on a company's table runs outside `asUser` or `asCompany`; without them row-level security shows nothing.
 */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { Tables } from './tables';

export type Tx = Transaction<Tables>;

export interface Database {
  /** For the tables that belong to no company: accounts, sessions, shared caches. */
  readonly shared: Kysely<Tables>;
  asUser<T>(userId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  asCompany<T>(companyId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Waits for another's lock no longer than this; the caller is told to repeat. */
const LOCK_TIMEOUT_MS = 5_000;

export function openDatabase(config: PoolConfig, onError: (error: Error) => void): Database {
  const pool = new Pool({ max: 12, ...config });
  // A connection that dies while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', onError);
  const shared = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const within = <T>(setting: 'app.user_id' | 'app.company_id', id: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
    shared.transaction().execute(async (tx) => {
      await sql`select set_config(${setting}, ${String(id)}, true), set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(
        tx,
      );
      return work(tx);
    });
  return {
    shared,
    asUser: (userId, work) => within('app.user_id', userId, work),
    asCompany: (companyId, work) => within('app.company_id', companyId, work),
    close: () => shared.destroy(),
  };
}
