/**
 * One drainer a database over all tabs and the service worker: for economy and order. It waits for the one that runs rather
 * than giving up, so an entry made while that one was finishing is seen. The work is inside the lock (Web Locks let go of it
 * when a tab dies).
 */
import type { LockPort } from '../ports/lock-port';
import { type DrainOptions, type DrainReport, drain } from './drain';
import type { SendPorts } from './send-entry';

const lockOf = (database: string): string => `condica-drain ${database}`;

export function exclusiveDrain(
  locks: LockPort,
  database: string,
  ports: SendPorts,
  options: DrainOptions = {},
): Promise<DrainReport> {
  return locks.run(lockOf(database), () => drain(ports, options), options.signal);
}

/** The same for who is cut off: null where its turn has not come when `patience` ends; once begun it is not disturbed. */
export function impatientDrain(
  locks: LockPort,
  database: string,
  ports: SendPorts,
  options: Omit<DrainOptions, 'signal'>,
  patience: AbortSignal,
): Promise<DrainReport | null> {
  const waiting = new AbortController();
  const giveUp = (): void => waiting.abort();
  if (patience.aborted) giveUp();
  patience.addEventListener('abort', giveUp, { once: true });
  const begin = (): Promise<DrainReport> => {
    patience.removeEventListener('abort', giveUp);
    return drain(ports, options);
  };
  return locks.run(lockOf(database), begin, waiting.signal).catch((error: unknown) => {
    if (waiting.signal.aborted) return null;
    throw error;
  });
}

/** Nobody drains from its turn until the signal ends, which rejects with AbortError where the turn has not come. */
export function holdDrain(locks: LockPort, database: string, signal: AbortSignal): Promise<void> {
  const untilEnded = (): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  return locks.run(lockOf(database), untilEnded, signal);
}
