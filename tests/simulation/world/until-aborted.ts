/**
 * Work that the one who asked for it may give up. Its signal hears no more of it when it has ended: Node keeps a signal made of
 * others, and all that listens to it, for as long as anybody listens.
 */
export interface GivenUp {
  readonly signal: AbortSignal | null | undefined;
  /** What giving up is told as. */
  readonly reason: () => unknown;
  /** Hears where nobody is left to give up; gives what takes that back. */
  readonly onEnd?: (end: () => void) => () => void;
}

export function untilAborted<T>(work: Promise<T>, { signal, reason, onEnd }: GivenUp): Promise<T> {
  if (signal === null || signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const end = (): void => {
      signal.removeEventListener('abort', abort);
      unhear();
    };
    const abort = (): void => {
      end();
      reject(reason());
    };
    const unhear = onEnd?.(() => signal.removeEventListener('abort', abort)) ?? (() => undefined);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
    work.finally(end).then(resolve, reject);
  });
}
