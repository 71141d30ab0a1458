/** The entry of `npm run new-epoch`: says that a copy was put in place. The server has to be stopped where it has its own database. */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { createPool, kyselyOver } from './database/connect';
import { ownDataFolder } from './database/embedded/data-folder';
import { openDatabase } from './database/open-database';
import { newEpoch } from './installation/new-epoch';
import { StartError } from './process/start-error';

async function main({ DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = '', ...env }: NodeJS.ProcessEnv) {
  const database = await openDatabase({ folder: resolve(ownDataFolder(env)), url, ownerUrl });
  try {
    const onError = (error: Error): void => console.error(error.message);
    const db = kyselyOver(createPool(database.app, { max: 1, lockTimeoutMs: 5_000, onError }));
    await newEpoch(db, { now: Date.now, newId: randomUUID });
    await db.destroy();
    console.log('Gata. Dispozitivele vor vedea că datele vin dintr-o copie și vor trimite înapoi ce lipsește din ea.');
  } finally {
    await database.stop();
  }
}

main(process.env).catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
});
