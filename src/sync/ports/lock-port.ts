/** Mutual exclusion over all tabs and the service worker of a browser. The work runs inside: a lock is never taken twice. */
export interface LockPort {
  /**
   * Waits for the lock, holds it while `work` runs. Rejects with AbortError where `signal` ends the wait. Once the lock is held
   * `signal` gives it up, whatever the work still does: a page that is kept for „back” is stopped in the midst of it, and a lock
   * that it holds is nobody's and never free.
   */
  readonly run: <T>(name: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

export function webLocks(locks: Pick<LockManager, 'request'>): LockPort {
  return {
    run: (name, work, signal) => {
      // The return type of `request` loses the promise; the value is what `work` gave.
      return new Promise((resolve, reject) => {
        const hold = (): Promise<void> => {
          const done = work().then(resolve, reject);
          return signal === undefined ? done : endOrAbort(done, signal);
        };
        locks.request(name, signal === undefined ? {} : { signal }, hold).catch(reject);
      });
    },
  };
}

function endOrAbort(done: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => resolve();
    signal.addEventListener('abort', end, { once: true });
    void done.then(() => {
      signal.removeEventListener('abort', end);
      resolve();
    });
  });
}
