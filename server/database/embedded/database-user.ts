/** PostgreSQL refuses to run as root: there it runs as the user `postgres`, which is made if missing. */
import { execFileSync } from 'node:child_process';
import { StartError } from '../../start-error';

const NAME = 'postgres';

/** Undefined: the user that runs this process. */
export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

export function databaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return findUser() ?? makeUser();
}

function findUser(): DatabaseUser | undefined {
  try {
    const number = (flag: string): number =>
      Number(execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: number('-u'), gid: number('-g') };
  } catch {
    return undefined;
  }
}

function makeUser(): DatabaseUser {
  try {
    execFileSync('useradd', ['--system', '--shell', '/usr/sbin/nologin', NAME], { stdio: 'ignore' });
  } catch {
    // The sentence below says what to do; useradd's own words would not.
  }
  const user = findUser();
  if (user !== undefined) return user;
  throw new StartError(
    'Baza de date nu poate rula ca root, iar utilizatorul „postgres” nu s-a putut crea. Creați-l (useradd --system postgres) sau porniți ca alt utilizator.',
  );
}
