/** The files of a bundle, unpacked within bounds: it is somebody's upload, and may say anything of itself. */
import { unzipSync } from 'fflate';
import { BUNDLE_BYTES, BUNDLE_FILES, LONGEST_FILE } from '@/api/calls/import-calls';

export interface BundledFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What all of them may come to: packed XML becomes ten times as much. */
const MOST_BYTES = 6 * BUNDLE_BYTES;

/** Undefined: no zip, or more than a bundle may hold. */
export function openBundle(bytes: Uint8Array): readonly BundledFile[] | undefined {
  let [files, size] = [0, 0];
  try {
    const members = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/')) return false;
        files += 1;
        size += originalSize;
        // Thrown, not passed over: half a bundle would be answered as if it were one.
        if (files > BUNDLE_FILES || size > MOST_BYTES || originalSize > LONGEST_FILE) throw new Error('too much');
        return true;
      },
    });
    return Object.entries(members).map(([name, content]) => ({ name, bytes: content }));
  } catch {
    return undefined;
  }
}
