/** Whether the server has room to write, as far as it knows without trying. */
import { statfs } from 'node:fs/promises';

export interface WriteRoom {
  /** What the last write that was tried met. */
  readonly note: (met: 'room' | 'full-disk') => void;
  readonly isFull: () => Promise<boolean>;
}

/** Then somebody may try: without a try nobody would learn that there is room again. */
const REMEMBERED_MS = 30_000;
/** PostgreSQL cannot lengthen a file by much less. */
const LEAST_BYTES = 1024 * 1024;

export interface WriteRoomParts {
  readonly now: () => number;
  /** Bytes free where the database writes; undefined where it is on another machine. */
  readonly freeBytes: () => Promise<number | undefined>;
}

export function writeRoom({ now, freeBytes }: WriteRoomParts): WriteRoom {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    note: (met) => {
      fullAt = met === 'full-disk' ? now() : Number.NEGATIVE_INFINITY;
    },
    isFull: async () => {
      if (now() - fullAt < REMEMBERED_MS) return true;
      const free = await freeBytes();
      return free !== undefined && free < LEAST_BYTES;
    },
  };
}

/** Undefined also where the file system does not say. */
export function freeBytesIn(folder: string): Promise<number | undefined> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );
}
