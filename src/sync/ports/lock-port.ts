/** Mutual exclusion over all tabs and the service worker of a browser. The work runs inside: a lock is never taken twice. */
export interface LockPort {
  /** Waits for the lock, holds it while `work` runs. Rejects with AbortError where `signal` ends the wait. */
  readonly run: <T>(name: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

export function webLocks(locks: LockManager): LockPort {
  return {
    run: (name, work, signal) => {
      // The return type of `request` loses the promise; the value is what `work` gave.
      return new Promise((resolve, reject) => {
        locks.request(name, signal === undefined ? {} : { signal }, () => work().then(resolve, reject)).catch(reject);
      });
    },
  };
}
