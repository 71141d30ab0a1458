import type { LockPort } from '../ports/lock-port';
import { type DrainOptions, type DrainReport, drain } from './drain';
import type { SendPorts } from './send-entry';

/**
 * One drainer a database over all tabs and the service worker: for economy and order. It waits for the one that runs rather
 * than giving up, so an entry made while that one was finishing is seen. The work is inside the lock (Web Locks let go of it
 * when a tab dies).
 */
export function exclusiveDrain(
  locks: LockPort,
  database: string,
  ports: SendPorts,
  options: DrainOptions = {},
): Promise<DrainReport> {
  return locks.run(`condica-drain ${database}`, () => drain(ports, options), options.signal);
}
