import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DroppedFile } from './dropped-file';

/** Writes the files under a folder; gives their whole paths, in their order. */
export function writeFiles(folder: string, files: readonly Pick<DroppedFile, 'path' | 'bytes'>[]): readonly string[] {
  return files.map(({ path, bytes }) => {
    const whole = join(folder, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, bytes);
    return whole;
  });
}
