/** How an installation's embedded database is met while its server runs. Throws where it does not. */
import { join } from 'node:path';
import { type DatabasePasswords, databasePasswords } from '../../server/database/embedded/credentials-file';
import { readPostmasterFile } from '../../server/database/embedded/postmaster-file';
import { DATABASE_NAME } from '../../server/database/roles';
import type { Installation } from './installation';

export function embeddedConnection({ data }: Installation, user: string, as: keyof DatabasePasswords) {
  const folder = join(data, 'data');
  const postmaster = readPostmasterFile(join(folder, 'postgres-18'));
  if (postmaster === undefined) throw new Error('The embedded database does not run.');
  return {
    host: postmaster.socketFolder || '127.0.0.1',
    port: postmaster.port,
    user,
    password: databasePasswords(folder)[as],
    database: DATABASE_NAME,
  };
}
