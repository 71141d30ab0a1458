import type { LockPort } from '@/sync/ports/lock-port';

/** Locks of one browser, first come first served; an aborted wait rejects as Web Locks do. */
export function memoryLocks(): LockPort {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run: (name, work, signal) => {
      const turn = (tails.get(name) ?? Promise.resolve()).then(() => {
        signal?.throwIfAborted();
        return work();
      });
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
