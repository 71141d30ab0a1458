import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setAsideIfFull } from '../../process/rotating-file';
import { StartError } from '../../process/start-error';
import type { DatabaseUser } from './database-user';
import { databaseEnvironment } from './init-cluster';
import { program } from './platform-binaries';
import { isAlive, livePostmaster, type Postmaster, readPostmasterFile } from './postmaster-file';
import type { Listening } from './server-settings';
import { serverArguments } from './server-settings';

/** Recovery after a crash of a large database may take its time. */
const READY_WITHIN_MS = 120_000;
const POLL_MS = 10;
/** After a SIGKILL of the postmaster its orphans hold the shared memory a moment longer, and a start is refused. */
const LAUNCH_TRIES = 5;
const PAUSE_BETWEEN_LAUNCHES_MS = 400;

/** It writes warnings and errors only; looked at when it starts, because it holds the file open. */
const LOG_BOUNDS = { maxBytes: 10_000_000, kept: 2 };

export interface Launch {
  readonly native: string;
  readonly data: string;
  readonly logFile: string;
  readonly listening: Listening;
  readonly settings: Readonly<Record<string, string>>;
  readonly user: DatabaseUser | null;
}

/** Adopts the postmaster that a killed server left running, else starts one; resolves when it takes connections. */
export async function launchPostgres(launch: Launch): Promise<Postmaster> {
  let running = livePostmaster(launch.data);
  if (running?.status === 'stopping') {
    await waitUntilGone(running.pid);
    running = undefined;
  }
  for (let tries = 1; ; tries += 1) {
    const ready = await untilReady(launch.data, running?.pid ?? spawnPostgres(launch));
    if (ready !== undefined) return ready;
    if (tries === LAUNCH_TRIES) throw notStarted(launch.logFile);
    running = undefined;
    await pause(PAUSE_BETWEEN_LAUNCHES_MS);
  }
}

/** Detached: a SIGKILL of Node leaves it running, with all that was acknowledged. */
function spawnPostgres({ native, data, listening, settings, logFile, user }: Launch): number {
  setAsideIfFull(logFile, LOG_BOUNDS);
  const log = openSync(logFile, 'a', 0o600);
  try {
    const child = spawn(program(native, 'postgres'), serverArguments(data, listening, settings), {
      cwd: process.platform === 'win32' ? undefined : '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: databaseEnvironment(),
      ...(user ?? {}),
    });
    // A failed spawn shows as a process that is not alive.
    child.once('error', () => undefined);
    child.unref();
    return child.pid ?? 0;
  } finally {
    closeSync(log);
  }
}

/** Ready: the file's process is ours, and says so. Undefined: it ended, or takes too long. */
async function untilReady(data: string, pid: number): Promise<Postmaster | undefined> {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end && isAlive(pid)) {
    const file = readPostmasterFile(data);
    if (file?.pid === pid && file.status === 'ready') return file;
    await pause(POLL_MS);
  }
  return undefined;
}

function notStarted(logFile: string): StartError {
  return new StartError('database-failed', `Baza de date nu a pornit. Jurnalul ei, ${logFile}: ${lastLines(logFile)}`);
}

/** Ends the postmaster: open transactions are rolled back, all that is committed is written. */
export async function stopPostgres(data: string): Promise<void> {
  const running = livePostmaster(data);
  if (running === undefined) return;
  process.kill(running.pid, 'SIGINT');
  await waitUntilGone(running.pid);
}

async function waitUntilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(POLL_MS);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join(' | ');
}
