/** PostgreSQL refuses to run as root: there it runs as the system's user `postgres`. */
import { execFileSync } from 'node:child_process';
import { StartError } from '../../process/start-error';

export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

/** Null: the process's own user will do. Creates `postgres` where it is missing; only root comes that far. */
export function databaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  return knownUser() ?? createUser();
}

function knownUser(): DatabaseUser | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

function createUser(): DatabaseUser {
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], {
      stdio: 'ignore',
    });
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch (cause) {
    throw new StartError(
      'database-failed',
      'PostgreSQL nu rulează ca root, iar utilizatorul «postgres» nu a putut fi creat. Creați-l (useradd --system postgres) sau porniți ca alt utilizator.',
      { cause },
    );
  }
}
