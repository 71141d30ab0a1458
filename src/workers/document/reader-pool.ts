/**
 * Reads files in several workers at once: as many as the machine has cores beside the one that draws. Each worker takes the
 * next file when it is done with its own, so a large one holds up nobody.
 */
import { createWorkerBridge, type WorkerBridge } from '../worker-bridge';
import documentWorkerUrl from './document.worker.ts?worker&url';
import type { DocumentApi } from './document-service';
import type { FileReading } from './file-reading';

const MOST_WORKERS = 4;

export interface ReaderPool {
  readonly size: number;
  read(content: Blob, signal: AbortSignal): Promise<FileReading>;
  stop(): void;
}

export function createReaderPool(cores: number): ReaderPool {
  const size = Math.max(1, Math.min(MOST_WORKERS, cores - 1));
  const bridges: readonly WorkerBridge<DocumentApi>[] = Array.from({ length: size }, (_, index) =>
    createWorkerBridge<DocumentApi>(documentWorkerUrl, `condica-reader-${index + 1}`),
  );
  let next = 0;
  return {
    size,
    async read(content, signal) {
      const bridge = bridges[next % size];
      next += 1;
      if (bridge === undefined) throw new RangeError('A pool has at least one worker.');
      const bytes = new Uint8Array(await content.arrayBuffer());
      return bridge.call((api) => api.readFile(bytes), signal);
    },
    stop() {
      for (const bridge of bridges) bridge.stop();
    },
  };
}
