/**
 * Asks for a verdict on the newest draft, one at a time: while one is under way only the newest of what follows waits.
 *
 *   quiet ──changed──► waiting ──delay──► asking ──answer──► quiet, or waiting where it changed meanwhile
 */
export interface VerdictTimers {
  readonly set: (run: () => void, ms: number) => unknown;
  readonly clear: (timer: unknown) => void;
}

export interface VerdictLoop<D> {
  readonly changed: (draft: D) => void;
  readonly stop: () => void;
}

/** Shorter than the pause between two words, longer than that between two keys. */
const DELAY_MS = 120;

/** `ask` may fail (the worker could not start): then the next change asks again, and issuing judges anyway. */
export function createVerdictLoop<D, V>(
  ask: (draft: D) => Promise<V>,
  told: (draft: D, verdict: V) => void,
  timers: VerdictTimers,
): VerdictLoop<D> {
  let newest: { readonly draft: D } | undefined;
  let timer: unknown;
  let asking = false;
  let stopped = false;

  const run = async (): Promise<void> => {
    if (asking || stopped || newest === undefined) return;
    const { draft } = newest;
    newest = undefined;
    asking = true;
    try {
      const verdict = await ask(draft);
      if (!stopped) told(draft, verdict);
    } catch {
      // Said above: nothing is lost by a verdict that did not come.
    } finally {
      asking = false;
    }
    await run();
  };

  return {
    changed: (draft) => {
      newest = { draft };
      timers.clear(timer);
      timer = timers.set(() => void run(), DELAY_MS);
    },
    stop: () => {
      stopped = true;
      timers.clear(timer);
    },
  };
}
