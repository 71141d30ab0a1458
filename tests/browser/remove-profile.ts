/** A browser that was ended still has children that write: its folder is not empty for a moment longer. */
import { rmSync } from 'node:fs';

const TRIES = 20;
const PAUSE_MS = 200;

/** Looks again what is in it with each try: Node's own retries remove only the folder, and not what came into it meanwhile. */
export function removeProfile(folder: string): void {
  for (let left = TRIES; ; left -= 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (left === 1) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}
