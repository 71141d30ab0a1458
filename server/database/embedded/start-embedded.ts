/** Brings up the embedded PostgreSQL on a data folder and says how to reach it. */
import { chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretIn } from '../../secrets';
import { StartError } from '../../start-error';
import { type DatabaseUser, databaseUser } from './database-user';
import { ensureCluster } from './init-cluster';
import { makeLibraryLinks } from './library-links';
import { nativeFolder } from './platform-package';
import { type Postmaster, startPostmaster } from './postmaster';
import { closedFolder } from './reachable';
import { type Endpoint, serverArguments } from './settings';

/** A socket's path is at most 107 bytes; PostgreSQL adds `/.s.PGSQL.5432`. */
const MAX_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432'.length;
const LOOPBACK_PORT = 54_329;

export interface EmbeddedDatabase {
  readonly postmaster: Postmaster;
  readonly endpoint: Endpoint;
  readonly superuser: { readonly name: string; readonly password: string };
}

export interface EmbeddedArgs {
  /** The product's data folder. */
  readonly data: string;
  /** A file inside the installation, from which packages are found. */
  readonly from: string;
  /** Settings over the usual ones (tests). */
  readonly settings?: Readonly<Record<string, string>>;
}

export async function startEmbedded({ data, from, settings }: EmbeddedArgs): Promise<EmbeddedDatabase> {
  const user = databaseUser();
  const home = join(data, 'postgres');
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (user !== undefined) {
    refuseClosed(home);
    chownSync(home, user.uid, user.gid);
  }
  const native = reachableNative(nativeFolder(from), home, user);
  makeLibraryLinks(native);
  const bin = join(native, 'bin');
  const cluster = join(home, 'cluster');
  const superuser = { name: 'condica_super', password: secretIn(join(data, 'secrets'), 'database-superuser') };
  ensureCluster({ bin, cluster, user, superuserPassword: superuser.password });
  const endpoint = endpointFor(home, user);
  const args = serverArguments(cluster, endpoint, settings);
  const postmaster = await startPostmaster({ bin, cluster, logFile: join(data, 'postgres.log'), user, args });
  return { postmaster, endpoint, superuser };
}

function refuseClosed(home: string): void {
  const closed = closedFolder(home);
  if (closed === undefined) return;
  throw new StartError(
    `Utilizatorul „postgres”, sub care rulează baza de date, nu poate intra în ${closed}. Deschideți folderul (chmod o+x ${closed}) sau alegeți altul: CONDICA_DATA=/var/lib/condica npm start`,
  );
}

/** Where the installation cannot be entered by the database's user, its programs are copied beside the data. */
function reachableNative(native: string, home: string, user: DatabaseUser | undefined): string {
  if (user === undefined || closedFolder(native) === undefined) return native;
  const copy = join(home, 'programs');
  if (
    !existsSync(join(copy, 'bin', 'postgres')) ||
    statSync(join(copy, 'bin', 'postgres')).size !== statSync(join(native, 'bin', 'postgres')).size
  ) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

function endpointFor(home: string, user: DatabaseUser | undefined): Endpoint {
  if (process.platform === 'win32') return { kind: 'tcp', port: LOOPBACK_PORT };
  const own = join(home, 'socket');
  const folder = Buffer.byteLength(own) <= MAX_SOCKET_FOLDER ? own : join(tmpdir(), `condica-${statSync(home).ino}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  return { kind: 'socket', folder };
}
