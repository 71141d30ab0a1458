/**
 * A store that survives kill -9: one JSON document a line, appended and synced before the caller goes on.
 *
 * Invariants: a line is either whole or the last one and torn; a torn last line was never acknowledged and is cut off at
 * the next start, or at once where the disk was full; nothing is ever rewritten.
 */
import { closeSync, fdatasyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export interface AppendLog {
  /** Returns when the line is on the disk; throws where it is not, and then nothing of it is. */
  append(entry: unknown): void;
  close(): void;
}

interface OpenedLog {
  readonly log: AppendLog;
  /** The entries found, oldest first. */
  readonly entries: readonly unknown[];
}

/** Puts bytes at the end of the file; gives how many went in: on a disk that fills up fewer, and only the next one throws. */
export type WriteSome = (file: number, bytes: Buffer) => number;

const NEWLINE = 0x0a;

/** Opens the log, made where absent. Throws where a whole line in the middle is damaged: that is not ours to repair. */
export function openAppendLog(path: string, write: WriteSome = writeSync): OpenedLog {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a+', 0o600);
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  if (end < bytes.length) ftruncateSync(file, end);
  const lines = bytes.subarray(0, end).toString('utf8').split('\n');
  const entries = lines.filter((line) => line !== '').map((line): unknown => JSON.parse(line));
  let size = end;
  const append = (entry: unknown): void => {
    size += appendLine(file, size, Buffer.from(`${JSON.stringify(entry)}\n`), write);
  };
  return { entries, log: { append, close: () => closeSync(file) } };
}

/** `size`: of the whole lines, in bytes. */
function appendLine(file: number, size: number, line: Buffer, write: WriteSome): number {
  try {
    for (let written = 0; written < line.length; ) written += write(file, line.subarray(written));
    fdatasyncSync(file);
    return line.length;
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}

/** A log that lives as long as `entries`, for simulations. */
export function memoryLog(entries: unknown[]): OpenedLog {
  return { entries: [...entries], log: { append: (entry) => void entries.push(entry), close: () => undefined } };
}
