/**
 * The wall clock of one browser, put wrong while it runs: a library read before libc's own answers for all of its processes,
 * pages and workers alike. It is compiled where it is used; without a compiler there is none.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface DeviceClock {
  /** Of the browser whose clock it is. */
  readonly environment: Readonly<Record<string, string>>;
  /** From now on it reads so many days more than the machine's. */
  putAhead(days: number): void;
}

const SOURCE = fileURLToPath(new URL('device-clock.c', import.meta.url));
const DAY_SECONDS = 86_400;

/** The library, in the folder; undefined where it cannot be made. */
export function compileClock(folder: string): string | undefined {
  const library = join(folder, 'device-clock.so');
  return spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl']).status === 0 ? library : undefined;
}

export function deviceClock(library: string | undefined, file: string): DeviceClock {
  const putAhead = (days: number): void => {
    const offset = Buffer.alloc(8);
    offset.writeBigInt64LE(BigInt(days * DAY_SECONDS));
    // Written over, never replaced: the browser has this very file before it.
    writeFileSync(file, offset, { flag: 'r+' });
  };
  writeFileSync(file, Buffer.alloc(8));
  return { environment: library === undefined ? {} : { LD_PRELOAD: library, DEVICE_CLOCK: file }, putAhead };
}
