/** The embedded database of a running installation, as its owner: for writing in bulk what the server writes one by one. */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { databasePasswords } from '../../../server/database/embedded/credentials-file';
import { readPostmasterFile } from '../../../server/database/embedded/postmaster-file';
import { DATABASE_NAME, OWNER_ROLE } from '../../../server/database/roles';
import type { Tables } from '../../../server/tables';

const POSTGRES_FOLDER = 'postgres-18';

/** `folder`: what CONDICA_DATA names. */
export async function withOwner<R>(folder: string, work: (db: Kysely<Tables>) => Promise<R>): Promise<R> {
  const postmaster = readPostmasterFile(join(folder, POSTGRES_FOLDER));
  if (postmaster === undefined) throw new Error(`No database is running in ${folder}.`);
  const { socketFolder, port } = postmaster;
  const connection = {
    host: socketFolder || '127.0.0.1',
    port,
    user: OWNER_ROLE,
    password: databasePasswords(folder).owner,
    database: DATABASE_NAME,
  };
  const pool = createPool(connection, { max: 1, lockTimeoutMs: 60_000, onError: () => undefined });
  const db = kyselyOver(pool);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
