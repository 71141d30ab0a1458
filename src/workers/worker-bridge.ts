/**
 * A worker that starts at its first call and is shared by all callers. Calls go through Comlink; an AbortSignal ends the
 * caller's wait at once.
 *
 * Invariants: at most one Worker lives per bridge; it is never stopped while a call runs, except by the abort of the only
 * call; one that remembers for its callers is stopped by `stop` alone. One that failed before its first answer never ran: it is
 * let go, so that the next call starts another.
 */
import { type Remote, wrap } from 'comlink';
import { trustedScriptUrl } from './trusted-script-url';

const IDLE_MS = 10_000;

/**
 * `while-used`: stops after some idle time to give its memory back, and when its only call is aborted. `with-the-page`:
 * what it remembers would be lost, and whoever listens to it would never hear again.
 */
export type WorkerLifetime = 'while-used' | 'with-the-page';

export interface WorkerBridge<Api> {
  /** Runs one call on the worker. Rejects with an AbortError when the signal fires first. */
  call<R>(work: (api: Remote<Api>) => Promise<R>, signal?: AbortSignal): Promise<R>;
  /** Says something that needs no answer; a worker that is stopped has forgotten all and is not started for it. */
  tell(work: (api: Remote<Api>) => void): void;
  stop(): void;
}

/** `url` is what Vite gives for `./x.worker.ts?worker&url`. */
export function createWorkerBridge<Api>(
  url: string,
  name: string,
  lifetime: WorkerLifetime = 'while-used',
): WorkerBridge<Api> {
  const stopsUnused = lifetime === 'while-used';
  let worker: Worker | undefined;
  let remote: Remote<Api> | undefined;
  let answered = false;
  let running = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(idleTimer);
    worker?.terminate();
    worker = undefined;
    remote = undefined;
  };

  const started = (): Remote<Api> => {
    clearTimeout(idleTimer);
    if (remote !== undefined) return remote;
    worker = new Worker(trustedScriptUrl(url), { type: 'module', name });
    remote = wrap<Api>(worker);
    answered = false;
    worker.addEventListener('error', letGoUnstarted(worker), { once: true });
    return remote;
  };

  const letGoUnstarted = (failed: Worker) => (): void => {
    if (worker === failed && !answered) stop();
  };

  const finished = (): void => {
    running -= 1;
    if (stopsUnused && running === 0 && worker !== undefined) idleTimer = setTimeout(stop, IDLE_MS);
  };

  const call = async <R>(work: (api: Remote<Api>) => Promise<R>, signal?: AbortSignal): Promise<R> => {
    signal?.throwIfAborted();
    const api = started();
    const own = worker;
    running += 1;
    const wait = endOfWait(own, signal);
    try {
      const answer = await Promise.race([work(api), wait.ended]);
      if (worker === own) answered = true;
      return answer;
    } finally {
      wait.letGo();
      if (stopsUnused && signal?.aborted === true && running === 1) stop();
      finished();
    }
  };

  const tell = (work: (api: Remote<Api>) => void): void => {
    if (remote !== undefined) work(remote);
  };

  return { call, tell, stop };
}

interface Wait {
  readonly ended: Promise<never>;
  /** A worker that lives with the page hears of thousands of calls. */
  readonly letGo: () => void;
}

/** A worker whose script cannot be loaded answers nothing; its error event must end the wait, as the signal does. */
function endOfWait(worker: Worker | undefined, signal: AbortSignal | undefined): Wait {
  let letGo = (): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = ({ message }: ErrorEvent): void => reject(new Error(message || 'The worker could not be started.'));
    const abort = (): void => reject(signal?.reason);
    worker?.addEventListener('error', fail);
    signal?.addEventListener('abort', abort);
    letGo = () => {
      worker?.removeEventListener('error', fail);
      signal?.removeEventListener('abort', abort);
    };
  });
  return { ended, letGo };
}
