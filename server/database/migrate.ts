/** Brings the schema up to this version, as the owner, under a lock: of several processes at once one migrates. */
import { type Kysely, Migrator } from 'kysely';
import { coreMigration } from './migrations/0001-core';
import { filingsMigration } from './migrations/0002-filings';
import { jobsMigration } from './migrations/0003-jobs';

/** Forward only; a name never changes and a new one sorts after all others. */
const MIGRATIONS = {
  '0001-core': coreMigration,
  '0002-filings': filingsMigration,
  '0003-jobs': jobsMigration,
};

export async function migrate<T>(owner: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db: owner, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
