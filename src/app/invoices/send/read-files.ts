/**
 * Reads the files of a batch with a bounded number under way, and reports them in groups, so that the table is redrawn a
 * few times a second and not for every file. Ends when all are read or the signal fires; what was read stays read.
 */
import type { FileReading } from '@/workers/document/file-reading';

const REPORT_EVERY_MS = 150;

export interface ReadFilesArgs<F extends { readonly content: Blob }> {
  /** Read in its order; may give files while others are read. */
  readonly files: AsyncIterable<F>;
  readonly parallel: number;
  readonly read: (content: Blob, signal: AbortSignal) => Promise<FileReading>;
  readonly report: (done: readonly { readonly file: F; readonly reading: FileReading }[]) => void;
  readonly signal: AbortSignal;
  /** Milliseconds of a clock that only rises. */
  readonly now: () => number;
}

export async function readFiles<F extends { readonly content: Blob }>(args: ReadFilesArgs<F>): Promise<void> {
  const { files, parallel, read, report, signal, now } = args;
  const queue = files[Symbol.asyncIterator]();
  let done: { file: F; reading: FileReading }[] = [];
  let reported = now();
  const flush = (): void => {
    if (done.length > 0) report(done);
    done = [];
    reported = now();
  };
  const work = async (): Promise<void> => {
    for (let next = await queue.next(); next.done !== true && !signal.aborted; next = await queue.next()) {
      const reading = await read(next.value.content, signal).catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
      if (reading === null) return;
      done.push({ file: next.value, reading });
      if (now() - reported >= REPORT_EVERY_MS) flush();
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, work));
  } finally {
    flush();
  }
}
