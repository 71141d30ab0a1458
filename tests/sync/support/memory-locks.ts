import type { LockPort } from '@/sync/ports/lock-port';

/** Locks of one browser, first come first served; an aborted wait rejects at once, as Web Locks do. */
export function memoryLocks(): LockPort {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run: (name, work, signal) => {
      const before = tails.get(name) ?? Promise.resolve();
      const turn = orAborted(before, signal).then(work);
      tails.set(name, Promise.allSettled([before, turn]));
      return turn;
    },
  };
}

function orAborted(wait: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (signal === undefined) return wait;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    void wait.then(() => {
      signal.removeEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
      else resolve(undefined);
    });
  });
}
