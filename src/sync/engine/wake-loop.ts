/**
 * Runs a task when woken, never twice at once, and again on a timer (G7).
 *
 *   idle ─ wake ─► running ─ wake ─► running, again after ─► running …
 *    ▲               │ done
 *    └─ timer set ◄──┘        the timer wakes; so does anything else, and none of them is needed
 */
import type { SetTimer } from '@/db/storage/set-timer';
import { reportDefect } from './report-defect';

export interface WakeLoopPorts {
  readonly setTimer: SetTimer;
  readonly random: () => number;
}

export interface WakeLoop {
  /** Resolves when a run that began after this call is over. `force` tries also what waits out a delay. */
  readonly wake: (force?: boolean) => Promise<void>;
  readonly stop: () => void;
}

/** `task` gives ms until it should run again of itself, or null for the regular pace. */
export function wakeLoop(
  { setTimer, random }: WakeLoopPorts,
  regularMs: number,
  task: (force: boolean) => Promise<number | null>,
): WakeLoop {
  let running: Promise<void> | null = null;
  let next: { force: boolean; readonly run: Promise<void> } | null = null;
  let cancelTimer = () => {};
  let stopped = false;

  const runOnce = async (force: boolean) => {
    cancelTimer();
    // The task reports its own failures; a defect must not end the loop.
    const delay = await task(force).catch((error: unknown) => {
      reportDefect(error);
      return null;
    });
    if (!stopped) cancelTimer = setTimer(delay ?? jittered(regularMs), () => void wake());
  };
  const start = (force: boolean): Promise<void> => {
    const run = runOnce(force).finally(() => {
      if (running === run) running = null;
    });
    running = run;
    return run;
  };
  const wake = (force = false): Promise<void> => {
    if (stopped) return Promise.resolve();
    if (running === null) return start(force);
    if (next !== null) {
      next.force ||= force;
      return next.run;
    }
    const waiting = { force, run: running.then(() => startNext()) };
    next = waiting;
    return waiting.run;
  };
  const startNext = (): Promise<void> => {
    const force = next?.force ?? false;
    next = null;
    return stopped ? Promise.resolve() : start(force);
  };
  /** A quarter up or down, so that devices do not come together. */
  const jittered = (ms: number) => ms * (0.75 + random() / 2);
  return {
    wake,
    stop: () => {
      stopped = true;
      cancelTimer();
    },
  };
}
