/** An installation's embedded database, met as its owner: for what no screen can make, and to see what the server keeps. */
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createPool, kyselyOver } from '../../server/database/connect';
import { databasePasswords } from '../../server/database/embedded/credentials-file';
import { readPostmasterFile } from '../../server/database/embedded/postmaster-file';
import { DATABASE_NAME, OWNER_ROLE } from '../../server/database/roles';
import type { Tables } from '../../server/tables';
import type { Installation } from './installation';

export async function asOwner<T>({ data }: Installation, work: (owner: Kysely<Tables>) => Promise<T>): Promise<T> {
  const folder = join(data, 'data');
  const postmaster = readPostmasterFile(join(folder, 'postgres-18'));
  if (postmaster === undefined) throw new Error('The embedded database does not run.');
  const connection = {
    host: postmaster.socketFolder || '127.0.0.1',
    port: postmaster.port,
    user: OWNER_ROLE,
    password: databasePasswords(folder).owner,
    database: DATABASE_NAME,
  };
  const owner = kyselyOver(createPool(connection, { max: 1, lockTimeoutMs: 0, onError: () => undefined }));
  try {
    return await work(owner);
  } finally {
    await owner.destroy();
  }
}
