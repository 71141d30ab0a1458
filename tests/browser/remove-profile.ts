/** A browser that was ended still has children that write: its folder is not empty for a moment longer. */
import { rmSync } from 'node:fs';

export function removeProfile(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
