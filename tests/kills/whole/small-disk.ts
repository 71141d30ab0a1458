/** A file system of its own for an installation's data, which can be filled to the last byte and emptied again. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

const SIZE = '700m';

/** Undefined where nothing may be mounted: only root may. */
export function smallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'condica-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  chmodSync(folder, 0o755);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      spawnSync('fallocate', ['-l', String(bavail * bsize), ballast]);
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
