/** Workbox's queue without its database; the browser's wake is the world's. */
import type { QueueLike } from '@/sync/worker/outbox-queue';

export function markerQueue(): QueueLike {
  const entries: { request: Request; metadata?: object }[] = [];
  return {
    getAll: async () => [...entries],
    shiftRequest: async () => entries.shift(),
    pushRequest: async (entry) => {
      entries.push(entry);
    },
  };
}
