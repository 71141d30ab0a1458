/**
 * The embedded database: real PostgreSQL from an npm package, a child process on a folder.
 *
 *   lock ── folder, binaries ── initdb (once) ── adopt or spawn ── ready ── … ── stop ── unlock
 *                                                    ▲                     │
 *                                                    └──── it was killed ──┘
 *
 * Invariants: one server a folder (instance.lock); a folder named postgres-18 is a whole cluster; what is acknowledged
 * survives a SIGKILL of this process, of the database and of both; it listens on a socket or on loopback only.
 */
import { join } from 'node:path';
import { type DatabasePasswords, databasePasswords } from './credentials-file';
import { databaseUser } from './database-user';
import { initCluster } from './init-cluster';
import { takeInstanceLock } from './instance-lock';
import { keepRunning } from './keep-running';
import { launchPostgres, stopPostgres } from './launch-postgres';
import { findPlatformBinaries, POSTGRES_MAJOR } from './platform-binaries';
import { prepareFolder, usableBinaries } from './prepare-folder';
import { chooseListening } from './server-settings';

export interface EmbeddedDatabase {
  /** Folder of the socket, or 127.0.0.1: `host` of a client. */
  readonly host: string;
  readonly port: number;
  readonly passwords: DatabasePasswords;
  /** Stops PostgreSQL and gives the folder free. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly folder: string;
  /** Settings on top of ours; tests switch fsync off. */
  readonly settings?: Readonly<Record<string, string>>;
}

export async function startEmbedded({ folder, settings = {} }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const user = databaseUser();
  const native = findPlatformBinaries();
  prepareFolder(folder, user);
  const lock = takeInstanceLock(folder);
  try {
    const data = join(folder, `postgres-${POSTGRES_MAJOR}`);
    const binaries = usableBinaries(native, folder, user);
    const passwords = databasePasswords(folder);
    await initCluster(binaries, data, passwords.superuser, user);
    const launch = {
      native: binaries,
      data,
      logFile: join(folder, 'postgres.log'),
      listening: await chooseListening(folder),
      settings,
      user,
    };
    const postmaster = await launchPostgres(launch);
    const { socketFolder, port } = postmaster;
    // At the same place, where the pools look for it.
    const keeper = keepRunning(postmaster.pid, () => launchPostgres({ ...launch, listening: { socketFolder, port } }));
    const stop = async (): Promise<void> => {
      await keeper.stop();
      await stopPostgres(data);
      lock.release();
    };
    return { host: socketFolder || '127.0.0.1', port, passwords, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}
