/** postmaster.pid, PostgreSQL's own account of who serves a data folder, and whether it is true. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** '' where it listens on loopback only. */
  readonly socketFolder: string;
  /** `starting`, `ready`, `standby` or `stopping`. */
  readonly status: string;
}

export function readPostmasterFile(data: string): Postmaster | undefined {
  let lines: readonly string[];
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port = '', socketFolder = '', , , status = ''] = lines;
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder.trim(), status: status.trim() };
}

/**
 * The postmaster that really serves `data`. A file whose id another program has got meanwhile would stop PostgreSQL from
 * starting and is removed; that of a dead process is left to PostgreSQL, which looks for its orphans by it.
 */
export function livePostmaster(data: string): Postmaster | undefined {
  const found = readPostmasterFile(data);
  if (found === undefined || !isAlive(found.pid)) return undefined;
  if (isPostmasterOf(found.pid, data)) return found;
  rmSync(join(data, 'postmaster.pid'), { force: true });
  return undefined;
}

function isPostmasterOf(pid: number, data: string): boolean {
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(data);
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const [file, args] =
      process.platform === 'win32'
        ? [
            'powershell',
            ['-NoProfile', '-Command', `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`],
          ]
        : ['ps', ['-o', 'command=', '-p', String(pid)]];
    return execFileSync(String(file), args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
