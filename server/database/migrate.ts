import { Migrator } from 'kysely';
import type pg from 'pg';
import { StartError } from '../process/start-error';
import { createPool, kyselyOver } from './connect';
import { installJobs } from './install-jobs';
import { MIGRATIONS } from './migrations/migrations';
import { APP_ROLE } from './roles';
import { withClient } from './with-client';

/** Any number that nobody else takes. */
const MIGRATION_LOCK = 7_265_114;

/**
 * Brings the schema up to date as its owner, or to the migration `upTo`, for a copy of that time. Processes that start at once wait
 * for each other.
 */
export async function migrate(owner: pg.ClientConfig, upTo?: string): Promise<void> {
  const pool = createPool(owner, { max: 3, lockTimeoutMs: 0, onError: () => undefined });
  const db = kyselyOver(pool);
  const turn = await pool.connect();
  try {
    // Kysely's own lock covers its migrations; rights and the jobs' schema come after them.
    await turn.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error !== undefined) throw error;
    await pool.query(`grant select on kysely_migration to ${APP_ROLE}`);
    await installJobs(pool);
  } catch (cause) {
    throw new StartError('migration-failed', `Actualizarea bazei de date a eșuat: ${String(cause)}`, { cause });
  } finally {
    // With the connection goes the lock.
    turn.release(true);
    await db.destroy();
  }
}

/** Refuses to serve over a schema that is not this version's, where the owner is not at hand. */
export async function checkMigrated(app: pg.ClientConfig): Promise<void> {
  const newest = Object.keys(MIGRATIONS).at(-1);
  if ((await newestMigration(app)) === newest) return;
  throw new StartError(
    'migration-failed',
    'Baza de date din DATABASE_URL nu este la versiunea acestui program. Porniți o dată cu DATABASE_OWNER_URL (proprietarul bazei), care o actualizează.',
  );
}

/** Undefined where nothing was migrated. */
async function newestMigration(app: pg.ClientConfig): Promise<string | undefined> {
  return withClient(app, async (client) => {
    const there = await client.query(
      "select from pg_tables where schemaname = 'public' and tablename = 'kysely_migration'",
    );
    if (there.rowCount === 0) return undefined;
    const { rows } = await client.query<{ name: string }>('select max(name) as name from kysely_migration');
    return rows[0]?.name;
  });
}
