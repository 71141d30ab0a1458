/**
 * Puts a copy in place: read through first, so that a damaged one changes nothing; then secrets and rows into an installation that
 * nobody has used; then this version's migrations, and a new epoch, by which devices give back what they wrote since.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { createPool, kyselyOver } from '../../database/connect';
import { migrate } from '../../database/migrate';
import { MIGRATIONS } from '../../database/migrations/migrations';
import { type DatabaseSettings, openDatabase } from '../../database/open-database';
import { withClient } from '../../database/with-client';
import { StartError } from '../../process/start-error';
import { SECRET_NAMES } from '../check-secrets';
import { newEpoch } from '../new-epoch';
import { checkCopyFile, copyLines } from './copy-file';
import type { CopyHead } from './copy-lines';
import { loadCopy } from './load-copy';

export interface PutBack {
  readonly file: string;
  readonly database: Omit<DatabaseSettings, 'upTo'>;
  /** Where the secrets stand. */
  readonly secretsFolder: string;
  readonly now: () => number;
}

export async function putBack({ file, database, secretsFolder, now }: PutBack): Promise<{ rows: number; at: string }> {
  const { head, secrets } = await checkCopyFile(file);
  checkMigration(head);
  checkSecrets(secretsFolder, secrets);
  const opened = await openDatabase({ ...database, upTo: head.migration });
  try {
    const { owner } = opened;
    if (owner === null)
      throw new StartError('settings', 'O copie o pune la loc proprietarul bazei: dați DATABASE_OWNER_URL.');
    const loaded = await withClient(owner, async (client) => {
      await refuseUsed(client);
      writeSecrets(secretsFolder, secrets);
      return loadCopy(client, copyLines(file));
    });
    await migrate(owner);
    // A connection that is lost fails the query that uses it.
    const onError = (): void => undefined;
    const db = kyselyOver(createPool(opened.app, { max: 1, lockTimeoutMs: 5_000, onError }));
    await newEpoch(db, { now, newId: randomUUID });
    await db.destroy();
    return { rows: loaded.rows, at: head.at };
  } finally {
    await opened.stop();
  }
}

function checkMigration({ migration }: CopyHead): void {
  if (Object.hasOwn(MIGRATIONS, migration)) return;
  throw new StartError(
    'copy',
    `Copia este făcută de o versiune mai nouă a programului (${migration}). Nimic nu s-a restaurat; instalați acea versiune și încercați din nou.`,
  );
}

function checkSecrets(folder: string, secrets: Readonly<Record<string, string>>): void {
  if (SECRET_NAMES.some((name) => secrets[name] === undefined))
    throw new StartError('copy', 'Din copie lipsesc cheile. Nimic nu s-a restaurat.');
  for (const name of SECRET_NAMES) {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8').trim() !== secrets[name]) throw used();
  }
}

function writeSecrets(folder: string, secrets: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of SECRET_NAMES) {
    const file = join(folder, name);
    if (!existsSync(file)) writeFileSync(file, String(secrets[name]), { mode: 0o600, flag: 'wx' });
  }
}

/** Nothing of anybody is written over: who restores in earnest does so beside it. */
async function refuseUsed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from app_user) or exists (select from company) as used',
  );
  if (rows[0]?.used !== false) throw used();
}

function used(): StartError {
  return new StartError(
    'copy',
    'Aici lucrează deja o instalare Condica, iar restaurarea nu scrie peste nimic. Alegeți un folder gol în CONDICA_DATA sau o bază de date goală în DATABASE_URL.',
  );
}
