/** The installation's database for a command of its administrator, also while the server works on it. */
import { join } from 'node:path';
import type pg from 'pg';
import { databasePasswords } from '../database/embedded/credentials-file';
import { POSTGRES_MAJOR } from '../database/embedded/platform-binaries';
import { livePostmaster } from '../database/embedded/postmaster-file';
import { type DatabaseSettings, type OpenedDatabase, openDatabase } from '../database/open-database';
import { APP_ROLE, DATABASE_NAME, OWNER_ROLE } from '../database/roles';

/** The embedded one that runs already is met as it is, and goes on when the command has ended; another is opened as at a start. */
export async function databaseBeside(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const { folder, url } = settings;
  const running = url === '' ? livePostmaster(join(folder, `postgres-${POSTGRES_MAJOR}`)) : undefined;
  if (running?.status !== 'ready') return openDatabase(settings);
  const passwords = databasePasswords(folder);
  const as = (user: string, password: string): pg.ClientConfig => ({
    ...{ host: running.socketFolder || '127.0.0.1', port: running.port, user, password, database: DATABASE_NAME },
  });
  return { app: as(APP_ROLE, passwords.app), owner: as(OWNER_ROLE, passwords.owner), stop: async () => undefined };
}
