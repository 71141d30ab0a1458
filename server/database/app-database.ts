import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables';
import { runAfterCommit } from './after-commit';
import { changesOf } from './changed-companies';

/** A transaction in which row-level security knows for whom it is. */
export type TenantTransaction = Transaction<Tables>;

/** The database as the serving role sees it. */
export interface AppDatabase {
  readonly kysely: Kysely<Tables>;
  /** Told after each commit which companies have a new version; a hint, may be lost. */
  readonly nudge: (versions: ReadonlyMap<number, number>) => void;
}

/** Runs `work` in a transaction opened by `enter`, and nudges after the commit. */
export async function inTransaction<T>(
  database: AppDatabase,
  enter: (tx: TenantTransaction) => Promise<unknown>,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  let versions: ReadonlyMap<number, number> = new Map();
  let committed: TenantTransaction | undefined;
  const result = await database.kysely.transaction().execute(async (tx) => {
    committed = tx;
    await enter(tx);
    const done = await work(tx);
    versions = changesOf(tx);
    return done;
  });
  if (committed !== undefined) runAfterCommit(committed);
  if (versions.size > 0) database.nudge(versions);
  return result;
}
