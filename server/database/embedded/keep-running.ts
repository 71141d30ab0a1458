import { isAlive } from './postmaster-file';

/** Clients repeat for longer than this. */
const LOOK_MS = 500;

export interface Keeper {
  /** No more starts; resolves when none is under way. */
  stop(): Promise<void>;
}

/** Starts the database again when its process ends by other hands than ours (out of memory, a kill). */
export function keepRunning(pid: number, restart: () => Promise<{ readonly pid: number }>): Keeper {
  let current = pid;
  let starting: Promise<void> | undefined;
  const look = (): void => {
    if (starting !== undefined || isAlive(current)) return;
    starting = restart()
      .then((restarted) => {
        current = restarted.pid;
      })
      // Its log says why; the next look tries again.
      .catch(() => undefined)
      .finally(() => {
        starting = undefined;
      });
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await starting;
    },
  };
}
