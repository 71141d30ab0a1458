/** A text file that grows to a size and is then set aside under a number: `server.log`, `server.log.1` (the newer), … */
import { appendFileSync, renameSync, statSync } from 'node:fs';
import { errorCode } from './error-code';

export interface FileBounds {
  readonly maxBytes: number;
  /** Files set aside that are kept beside the one that is written. */
  readonly kept: number;
}

/**
 * Appends to the file, readable by its owner only. A text is whole in one file and never lost to a rotation: where the file
 * cannot be set aside (`onFailure`), it goes on growing, and the next try is after another `maxBytes`. Throws where the text
 * itself cannot be written.
 */
export function rotatingFile(
  path: string,
  bounds: FileBounds,
  onFailure: (error: unknown) => void,
): (text: string) => void {
  let size = sizeOf(path);
  let most = bounds.maxBytes;
  const makeRoom = (bytes: number): void => {
    // Another process over the same folder may have set it aside.
    size = sizeOf(path);
    if (size + bytes <= most) return;
    try {
      setAside(path, bounds.kept);
      most = bounds.maxBytes;
    } catch (error) {
      most += bounds.maxBytes;
      onFailure(error);
    }
    size = sizeOf(path);
  };
  return (text) => {
    const bytes = Buffer.byteLength(text);
    if (size > 0 && size + bytes > most) makeRoom(bytes);
    appendFileSync(path, text, { mode: 0o600 });
    size += bytes;
  };
}

/** For a file that others write while it is open: set aside before they open it. */
export function setAsideIfFull(path: string, { maxBytes, kept }: FileBounds): void {
  if (sizeOf(path) >= maxBytes) setAside(path, kept);
}

function setAside(path: string, kept: number): void {
  for (let place = kept - 1; place >= 1; place -= 1) moveIfThere(`${path}.${place}`, `${path}.${place + 1}`);
  moveIfThere(path, `${path}.1`);
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
