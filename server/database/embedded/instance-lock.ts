/**
 * One server a data folder: the file holds the id and the start time of the process that has it. Taken before initdb,
 * given back at the stop; a file of a process that is gone, or whose id another process has got, is nobody's.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../process/start-error';
import { isAlive } from './postmaster-file';

const FILE = 'instance.lock';
const TRIES = 5;

export interface InstanceLock {
  release(): void;
}

export function takeInstanceLock(folder: string): InstanceLock {
  const path = join(folder, FILE);
  const own = holderText(process.pid);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (create(path, own)) return { release: () => releaseLock(path, own) };
    const holder = read(path);
    if (holder !== undefined && isHeld(holder)) throw alreadyRunning(folder, holder);
    // Only what was read is removed; between the two another start may have taken it.
    if (read(path) === holder) rmSync(path, { force: true });
  }
  throw alreadyRunning(folder, read(path) ?? '');
}

function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function releaseLock(path: string, own: string): void {
  if (read(path) === own) rmSync(path, { force: true });
}

/** `pid start-time`; the start time is '' where the system does not tell. */
function holderText(pid: number): string {
  return `${pid} ${startTime(pid)}`;
}

function isHeld(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  return isAlive(pid) && holderText(pid) === holder;
}

function startTime(pid: number): string {
  try {
    // After the name in parentheses, which may hold spaces, the 20th field (proc(5): starttime).
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function alreadyRunning(folder: string, holder: string): StartError {
  return new StartError(
    'already-running',
    `Altă Condica rulează deja pe folderul ${folder} (procesul ${holder.split(' ')[0]}). Opriți-o sau alegeți alt folder cu CONDICA_DATA.`,
  );
}
