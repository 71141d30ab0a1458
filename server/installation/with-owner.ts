/** For the operator's commands: the installation's database as its owner, beside the server or without it. */
import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { createPool, kyselyOver } from '../database/connect';
import { ownDataFolder } from '../database/embedded/data-folder';
import { StartError } from '../process/start-error';
import type { Tables } from '../tables';
import { databaseBeside } from './database-beside';

/** Throws a `StartError` where the settings name the serving role alone. */
export async function withOwner<T>(
  { DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = '', ...env }: NodeJS.ProcessEnv,
  work: (owner: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const database = await databaseBeside({ folder: resolve(ownDataFolder(env)), url, ownerUrl });
  try {
    if (database.owner === null)
      throw new StartError('settings', 'Comanda este a proprietarului bazei: dați DATABASE_OWNER_URL.');
    // A connection that is lost fails the query that uses it.
    const onError = (): void => undefined;
    const owner = kyselyOver(createPool(database.owner, { max: 1, lockTimeoutMs: 5_000, onError }));
    const done = await work(owner);
    await owner.destroy();
    return done;
  } finally {
    await database.stop();
  }
}

/** Ends the process with what went wrong, in a sentence where it was foreseen. */
export function failCommand(error: unknown): never {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
