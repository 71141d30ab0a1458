import { Migrator } from 'kysely';
import type pg from 'pg';
import { installJobs } from '../jobs/install-jobs';
import { createPool, kyselyOver } from './connect';
import { StartError } from './embedded/start-error';
import { MIGRATIONS } from './migrations/migrations';
import { withClient } from './with-client';

/** Brings the schema up to date as its owner. Processes that start at once wait for one of them (Kysely's lock). */
export async function migrate(owner: pg.ClientConfig): Promise<void> {
  const pool = createPool(owner, { max: 2, lockTimeoutMs: 0, onError: () => undefined });
  const db = kyselyOver(pool);
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    await installJobs(pool);
  } catch (cause) {
    throw new StartError('migration-failed', `Actualizarea bazei de date a eșuat: ${String(cause)}`, { cause });
  } finally {
    await db.destroy();
  }
}

/** Refuses to serve over a schema that is not this version's, where the owner is not at hand. */
export async function checkMigrated(app: pg.ClientConfig): Promise<void> {
  const done = await withClient(app, async (client) => {
    const { rows } = await client.query("select to_regclass('public.replicated_row') is not null as there");
    return rows[0]?.there === true;
  });
  if (!done)
    throw new StartError(
      'migration-failed',
      'Baza de date din DATABASE_URL nu este pregătită. Porniți o dată cu DATABASE_OWNER_URL (proprietarul bazei), care o actualizează.',
    );
}
