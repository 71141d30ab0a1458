/**
 * Makes the database's folder, once. It is made beside its place and renamed when whole, so that a start that was cut off
 * leaves nothing that looks finished.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error';
import type { DatabaseUser } from './database-user';

export interface ClusterArgs {
  readonly bin: string;
  /** The cluster's folder, for example `<data>/postgres`. */
  readonly cluster: string;
  readonly user: DatabaseUser | undefined;
  readonly superuserPassword: string;
}

export function ensureCluster({ bin, cluster, user, superuserPassword }: ClusterArgs): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const fresh = `${cluster}.init`;
  const passwordFile = `${cluster}.pw`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(dirname(cluster), { recursive: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (user !== undefined) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid);
  const run = spawnSync(join(bin, 'initdb'), initArguments(fresh, passwordFile), {
    cwd: '/',
    encoding: 'utf8',
    ...user,
  });
  rmSync(passwordFile, { force: true });
  if (run.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new StartError(
      `Folderul bazei de date nu s-a putut crea în ${cluster}:\n${run.stderr ?? run.error?.message ?? ''}`,
    );
  }
  renameSync(fresh, cluster);
}

function initArguments(folder: string, passwordFile: string): string[] {
  return [
    '-D',
    folder,
    '--username=condica_super',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-locale',
  ];
}
