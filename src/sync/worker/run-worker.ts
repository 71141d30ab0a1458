/**
 * What the service worker does with the outbox, over a queue that wakes it.
 *
 *   woken (`sync`) or asked by a tab ─► a batch ─► the queue stands for what is left
 *                                         │ woken, and something failed: throws, so that the browser wakes again later
 */
import { NewerDatabaseError } from '@/db/versions/newer-schema';
import { type BatchPorts, type BatchResult, drainBatch } from './drain-batch';
import { type QueueLike, rebuildQueue } from './outbox-queue';

export interface OutboxWorker {
  /** Drains a batch of what is due and lets the queue stand for what is left; null where nobody is signed in. */
  readonly flush: (queue: QueueLike) => Promise<BatchResult | null>;
  /** The queue's own wake. Rejects where entries wait that could not leave: only then does the browser try again. */
  readonly onSync: (woken: { readonly queue: QueueLike }) => Promise<void>;
}

/** `scope`: address under which the queue's markers stand. */
export function runWorker(ports: BatchPorts, scope: string): OutboxWorker {
  const run = async (queue: QueueLike, force: boolean): Promise<BatchResult | null> => {
    const result = await drainBatch(ports, force).catch((error: unknown) => {
      if (error instanceof NewerDatabaseError) console.warn('The service worker sends nothing:', error.message);
      throw error;
    });
    if (result !== null) await rebuildQueue(queue, result.waiting, scope);
    return result;
  };
  return {
    // Every edit asks: against a server that refuses, typing must not become a try a key.
    flush: (queue) => run(queue, false),
    onSync: async ({ queue }) => {
      const result = await run(queue, true);
      if (result === null || result.waiting.length === 0) return;
      // Cut off by the time and not by a failure: markers are in again, so the browser wakes us at once.
      const { report } = result;
      if (report !== null && report.done > 0 && report.failed === 0) return;
      throw new Error('Entries are still waiting.');
    },
  };
}
