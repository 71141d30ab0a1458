import { execFile } from 'node:child_process';
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { StartError } from '../../process/start-error';
import type { DatabaseUser } from './database-user';
import { program } from './platform-binaries';
import { makeOwned } from './prepare-folder';

/** initdb into `data.init`, then renamed: a folder with the name is whole. */
export async function initCluster(
  native: string,
  data: string,
  password: string,
  user: DatabaseUser | null,
): Promise<void> {
  if (existsSync(data)) return;
  const unfinished = `${data}.init`;
  rmSync(unfinished, { recursive: true, force: true });
  makeOwned(unfinished, user);
  const passwordFile = writePasswordFile(`${unfinished}.password`, password, user);
  try {
    await promisify(execFile)(program(native, 'initdb'), initArguments(unfinished, passwordFile), {
      cwd: user === null ? undefined : '/',
      env: databaseEnvironment(),
      ...(user ?? {}),
    });
    renameSync(unfinished, data);
  } catch (cause) {
    const detail = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new StartError('database-failed', `Baza de date nu a putut fi creată în ${data}: ${detail}`, { cause });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function initArguments(data: string, passwordFile: string): readonly string[] {
  return [
    '--pgdata',
    data,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-locale',
  ];
}

function writePasswordFile(path: string, password: string, user: DatabaseUser | null): string {
  rmSync(path, { force: true });
  writeFileSync(path, password, { mode: 0o600, flag: 'wx' });
  if (user !== null) chownSync(path, user.uid, user.gid);
  return path;
}

/** Nothing of ours but what a program needs to run: no PG* variables, no secrets. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env;
  return { PATH, SystemRoot, TEMP, TMPDIR, TZ: 'UTC', LC_ALL: 'C' };
}
