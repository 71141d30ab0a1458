import { zipSync } from 'fflate';
import { freeName, safeName } from './file-names';

export interface PackedFile {
  readonly name: string;
  /** Folders it stands in, the outermost first. */
  readonly folders?: readonly string[];
  readonly bytes: Uint8Array;
}

/** ZIP files hold dates since 1980; a fixed one makes the same files give the same bytes. */
const NO_DATE = new Date(1980, 0, 1);

/** One zip of the files; a name met again gets a number: `FCT-1.xml`, `FCT-1 (2).xml`. */
export function packZip(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const taken = new Set<string>();
  const entries = files.map(({ name, folders = [], bytes }): [string, Uint8Array] => {
    const path = [...folders, name].map(safeName).join('/');
    return [freeName(path, taken), bytes];
  });
  return new Uint8Array(zipSync(Object.fromEntries(entries), { level: 6, mtime: NO_DATE }));
}
