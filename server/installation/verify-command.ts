/** What the commands that hold a whole installation against its hashes have in common; the server may be working. */
import { resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { createPool, kyselyOver } from '../database/connect';
import { ownDataFolder } from '../database/embedded/data-folder';
import { StartError } from '../process/start-error';
import type { Tables } from '../tables';
import { databaseBeside } from './database-beside';

interface VerifyCommand {
  /** Said where only a role without the owner's right is known: row-level security would hide what is to be verified. */
  readonly ownerNeeded: string;
  /** False: something is not as it was kept. `folder`: the installation's. */
  readonly verify: (db: Kysely<Tables>, folder: string) => Promise<boolean>;
}

/** Runs the command over the installation that the environment names; ends the process with 1 where something was found or failed. */
export function runVerifyCommand(command: VerifyCommand): Promise<void> {
  return verified(command, process.env).then(
    (whole) => {
      process.exitCode = whole ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof StartError ? `\n${error.message}` : error);
      process.exit(1);
    },
  );
}

async function verified({ ownerNeeded, verify }: VerifyCommand, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = '' } = env;
  const folder = resolve(ownDataFolder(env));
  const database = await databaseBeside({ folder, url, ownerUrl });
  try {
    if (database.owner === null) throw new StartError('settings', ownerNeeded);
    // A connection that is lost fails the query that uses it.
    const onError = (): void => undefined;
    const db = kyselyOver(createPool(database.owner, { max: 1, lockTimeoutMs: 5_000, onError }));
    const whole = await verify(db, folder);
    await db.destroy();
    return whole;
  } finally {
    await database.stop();
  }
}
