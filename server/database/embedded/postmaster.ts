/**
 * The embedded PostgreSQL as a child process.
 *
 * Invariants: at most one postmaster runs on a cluster (its own postmaster.pid sees to that); it outlives a killed server
 * and is adopted by the next; a pid file of another program is removed, never its process touched.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../start-error';
import type { DatabaseUser } from './database-user';

const READY_TRIES = 600;
const READY_EVERY_MS = 25;
/** Lines of postmaster.pid: the first is the pid, the eighth the state. */
const STATE_LINE = 7;

export interface PostmasterArgs {
  readonly bin: string;
  readonly cluster: string;
  readonly logFile: string;
  readonly user: DatabaseUser | undefined;
  readonly args: readonly string[];
}

export interface Postmaster {
  readonly pid: number;
  /** Whether it ran before this process did. */
  readonly adopted: boolean;
  /** Ends it in order: clients are cut off, everything committed is on disk. */
  stop(): Promise<void>;
}

export async function startPostmaster(options: PostmasterArgs): Promise<Postmaster> {
  const running = runningPostmaster(options.cluster);
  if (running !== undefined) {
    await untilReady(options, running, undefined);
    return handle(running, true);
  }
  const log = openSync(options.logFile, 'a', 0o600);
  const child = spawn(join(options.bin, 'postgres'), [...options.args], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    ...options.user,
  });
  child.unref();
  if (child.pid === undefined) throw new StartError('PostgreSQL inclus nu pornește pe această mașină.');
  await untilReady(options, child.pid, child);
  return handle(child.pid, false);
}

/** The pid of a postmaster that runs on this very folder; a stale pid file is removed. */
function runningPostmaster(cluster: string): number | undefined {
  const pid = Number(pidFileLines(cluster)[0] ?? '');
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (isAlive(pid) && isPostgresOn(pid, cluster)) return pid;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return undefined;
}

function pidFileLines(cluster: string): readonly string[] {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Where the command line cannot be read (no /proc), the pid file is believed. */
function isPostgresOn(pid: number, cluster: string): boolean {
  const file = `/proc/${pid}/cmdline`;
  if (!existsSync(file)) return process.platform !== 'linux';
  const command = readFileSync(file, 'utf8').split('\0');
  return command[0]?.endsWith('postgres') === true && command.includes(cluster);
}

async function untilReady(
  { cluster, logFile }: PostmasterArgs,
  pid: number,
  child: ChildProcess | undefined,
): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    const lines = pidFileLines(cluster);
    if (Number(lines[0]) === pid && lines[STATE_LINE]?.trim() === 'ready') return;
    if (child !== undefined && child.exitCode !== null) break;
    await delay(READY_EVERY_MS);
  }
  throw new StartError(`Baza de date inclusă nu a pornit. Jurnalul ei: ${logFile}\n${tailOf(logFile)}`);
}

function tailOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '';
}

function handle(pid: number, adopted: boolean): Postmaster {
  return {
    pid,
    adopted,
    async stop() {
      if (!isAlive(pid)) return;
      // SIGINT is PostgreSQL's fast shutdown.
      process.kill(pid, 'SIGINT');
      for (let tries = 0; isAlive(pid) && tries < READY_TRIES; tries += 1) await delay(READY_EVERY_MS);
    },
  };
}
