/** The entry of `npm run backup [-- FOLDER|FILE] [--keep N]`: the whole installation into one file, also while the server works. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createPool, kyselyOver } from './database/connect';
import { ownDataFolder } from './database/embedded/data-folder';
import { withClient } from './database/with-client';
import { openSecrets } from './installation/check-secrets';
import { writeCopyFile } from './installation/copy/copy-file';
import { copyName, olderCopies } from './installation/copy/keep-newest';
import { makeCopy } from './installation/copy/make-copy';
import { databaseBeside } from './installation/database-beside';
import { StartError } from './process/start-error';

interface Wanted {
  readonly folder: string;
  readonly file: string;
  /** Copies left in the folder; undefined: all. */
  readonly keep: number | undefined;
}

/** Paths are of the folder in which the command was given. */
function wanted(dataFolder: string, { INIT_CWD: here = process.cwd() }: NodeJS.ProcessEnv): Wanted {
  const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))
    throw new StartError('settings', `--keep ${values.keep}: câte copii rămân în folder, cel puțin una.`);
  const given = positionals[0];
  const place = given === undefined ? join(dataFolder, 'copies') : resolve(here, given);
  if (given?.endsWith('.copie')) return { folder: resolve(place, '..'), file: place, keep };
  return { folder: place, file: join(place, copyName(Date.now())), keep };
}

async function main({ DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = '', ...env }: NodeJS.ProcessEnv) {
  const dataFolder = resolve(ownDataFolder(env));
  const { folder, file, keep } = wanted(dataFolder, env);
  const database = await databaseBeside({ folder: dataFolder, url, ownerUrl });
  try {
    if (database.owner === null)
      throw new StartError('settings', 'Toate firmele le vede numai proprietarul bazei: dați DATABASE_OWNER_URL.');
    // A connection that is lost fails the query that uses it.
    const onError = (): void => undefined;
    const db = kyselyOver(createPool(database.app, { max: 1, lockTimeoutMs: 5_000, onError }));
    const secrets = await openSecrets(db, join(dataFolder, 'secrets'));
    await db.destroy();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const begun = Date.now();
    const counts = await withClient(database.owner, (client) =>
      writeCopyFile(file, (write) => makeCopy({ client, secrets, now: Date.now, write })),
    );
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    const size = Math.ceil(statSync(file).size / 1024);
    console.log(`${file}: ${counts.rows} rânduri, ${counts.documents} documente, ${size} kB, în ${seconds} s.`);
    console.log('Fișierul conține și cheile serverului: păstrați-l ca pe o parolă, pe alt disc.');
    for (const name of keep === undefined ? [] : olderCopies(readdirSync(folder), keep)) {
      rmSync(join(folder, name));
      console.log(`Copia mai veche ${name} a fost ștearsă (--keep ${keep}).`);
    }
  } finally {
    await database.stop();
  }
}

main(process.env).catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
});
