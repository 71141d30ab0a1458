/** A file system of its own for an installation's data, which can be filled to the last byte and emptied again. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
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
    // Until the disk itself says that it is full: what is measured before is written to meanwhile.
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']),
    makeRoom: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
