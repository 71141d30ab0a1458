/**
 * Workbox's Queue as the alarm clock of the outbox: it registers Background Sync and survives the worker. It is rebuilt from the
 * outbox table, which is the truth: Workbox deletes before it sends, counts any answer as success and forgets after a week.
 */
import type { Queue } from 'workbox-background-sync/Queue';

/** More markers wake nobody sooner. */
export const MOST_MARKERS = 50;

/** As much of Workbox's Queue as is used. */
export type QueueLike = Pick<Queue, 'getAll' | 'shiftRequest' | 'pushRequest'>;

/** Lets the queue hold one marker for each waiting entry; adding one registers the sync. */
export async function rebuildQueue(queue: QueueLike, waiting: readonly string[], scope: string): Promise<void> {
  const wanted = waiting.slice(0, MOST_MARKERS);
  const held = (await queue.getAll()).map(({ metadata }) => markerId(metadata));
  if (wanted.length > 0 && sameMembers(held, wanted)) {
    // The same entries: one marker anew, since only adding registers the sync again.
    const first = await queue.shiftRequest();
    await pushMarker(queue, markerId(first?.metadata), scope);
    return;
  }
  while ((await queue.shiftRequest()) !== undefined);
  for (const id of wanted) await pushMarker(queue, id, scope);
}

function pushMarker(queue: QueueLike, id: string, scope: string): Promise<void> {
  return queue.pushRequest({ request: new Request(`${scope}#${id}`, { method: 'POST' }), metadata: { id } });
}

function markerId(metadata: object | undefined): string {
  return metadata !== undefined && 'id' in metadata ? String(metadata.id) : '';
}

/** In any order: renewing a marker moves it to the end. */
function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}
