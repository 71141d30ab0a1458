/**
 * One server of the product a data folder. The lock is a file with the pid of who holds it; one left by a killed process
 * is taken over.
 */
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { StartError } from '../../start-error';

export function takeInstanceLock(file: string): () => void {
  for (;;) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      refuseIfHeld(file);
      rmSync(file, { force: true });
    }
  }
}

function refuseIfHeld(file: string): void {
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid <= 0 || pid === process.pid || !isAlive(pid)) return;
  throw new StartError(
    `O altă Condica folosește același folder de date (procesul ${pid}). Opriți-o sau alegeți alt folder: CONDICA_DATA=/alt/folder npm start`,
  );
}

/** The pid of another program that got the number of a killed server is told from it by its command line. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const file = `/proc/${pid}/cmdline`;
  return !existsSync(file) || /node|main\.mjs|tsx/.test(readFileSync(file, 'utf8'));
}
