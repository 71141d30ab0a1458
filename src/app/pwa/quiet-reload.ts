/**
 * When the page may be reloaded after an update (design, section 10): open work is saved first, then a pause in typing or
 * a recorded send, at most 10 seconds.
 *
 *   update took over ─► save open work ─► quiet, or sent, or 10 s passed ─► reload
 *                            └─ could not be saved: tried again, no reload meanwhile
 */
export const PAUSE_MS = 1500;
export const MOST_MS = 10_000;
const LOOK_MS = 250;

export interface QuietReloadPorts {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Last key or press, ms since 1970. */
  readonly lastInputAt: () => number;
  readonly save: () => Promise<void>;
  readonly reload: () => void;
  readonly onSaveFailed: (error: unknown) => void;
}

/** Whether the wait is over. */
export function isQuiet(now: number, startedAt: number, lastInputAt: number): boolean {
  return now - lastInputAt >= PAUSE_MS || now - startedAt >= MOST_MS;
}

/** Reloads as soon as it does no harm; what was typed during the wait is saved too. */
export async function reloadWhenQuiet(ports: QuietReloadPorts): Promise<void> {
  const startedAt = ports.now();
  for (;;) {
    while (!isQuiet(ports.now(), startedAt, ports.lastInputAt())) await ports.sleep(LOOK_MS);
    try {
      await ports.save();
      break;
    } catch (error) {
      ports.onSaveFailed(error);
      await ports.sleep(MOST_MS);
    }
  }
  ports.reload();
}
