/** From settings to a database that serves: embedded or another, roles checked, schema up to date. */
import type pg from 'pg';
import { StartError } from '../process/start-error';
import { startEmbedded } from './embedded/start-embedded';
import { checkMigrated, migrate } from './migrate';
import { APP_ROLE, checkServingRole, DATABASE_NAME, ensureAppRole, ensureRoles, OWNER_ROLE } from './roles';

export interface DatabaseSettings {
  /** Folder of the embedded database. */
  readonly folder: string;
  /** Another PostgreSQL: of the serving role. '' takes the embedded one. */
  readonly url: string;
  /** Of the owner, who migrates; '' where it was migrated before. */
  readonly ownerUrl: string;
  /** Migrated so far only; undefined: as far as this version goes. */
  readonly upTo?: string;
}

export interface OpenedDatabase {
  readonly app: pg.ClientConfig;
  /** Null where only the serving role is known. */
  readonly owner: pg.ClientConfig | null;
  /** Ends the embedded one; nothing to do for another. */
  stop(): Promise<void>;
}

export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const opened = settings.url === '' ? await openEmbedded(settings.folder) : await openOther(settings);
  try {
    if (opened.owner !== null) await migrate(opened.owner, settings.upTo);
    else await checkMigrated(opened.app);
    await checkServingRole(opened.app);
    return opened;
  } catch (error) {
    await opened.stop();
    throw error;
  }
}

async function openEmbedded(folder: string): Promise<OpenedDatabase> {
  const { host, port, passwords, stop } = await startEmbedded({ folder });
  const as = (user: string, password: string): pg.ClientConfig => ({
    host,
    port,
    user,
    password,
    database: DATABASE_NAME,
  });
  await ensureRoles(as('postgres', passwords.superuser), passwords);
  return { app: as(APP_ROLE, passwords.app), owner: as(OWNER_ROLE, passwords.owner), stop };
}

async function openOther({ url, ownerUrl }: DatabaseSettings): Promise<OpenedDatabase> {
  // Over a network a connection may be lost without a word: the listening one would never hear of it.
  const app = { connectionString: url, keepAlive: true };
  const owner = ownerUrl === '' ? null : { connectionString: ownerUrl };
  try {
    if (owner !== null) await ensureAppRole(owner);
    // Before anything is migrated, and for the privileges that do not depend on it.
    else await checkServingRole(app);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError('database-failed', `PostgreSQL din DATABASE_URL nu răspunde: ${String(cause)}`, { cause });
  }
  return { app, owner, stop: async () => undefined };
}
