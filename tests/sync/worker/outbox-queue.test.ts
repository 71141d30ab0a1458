import { describe, expect, it } from 'vitest';
import { rebuildQueue } from '@/sync/worker/outbox-queue';

type Entry = { request: Request; metadata?: object };

/** As much of Workbox's Queue as is used; every push registers the sync. */
function queueOf(ids: readonly string[]) {
  const entries: Entry[] = ids.map((id) => ({ request: new Request('http://localhost/'), metadata: { id } }));
  const queue = {
    registrations: 0,
    getAll: async () => [...entries],
    shiftRequest: async () => entries.shift(),
    pushRequest: async (entry: Entry) => {
      entries.push(entry);
      queue.registrations += 1;
    },
  };
  return { queue, ids: () => entries.map(({ metadata }) => JSON.stringify(metadata)) };
}

const marker = (id: string) => JSON.stringify({ id });

describe('the queue that wakes', () => {
  it('is rebuilt from the outbox', async () => {
    const { queue, ids } = queueOf(['sent', 'b']);
    await rebuildQueue(queue, ['b', 'c'], 'http://localhost/');
    expect(ids()).toEqual([marker('b'), marker('c')]);
    expect(queue.registrations).toBe(2);
  });

  it('registers again where the same entries still wait, and holds nothing where none does', async () => {
    const { queue, ids } = queueOf(['a', 'b']);
    await rebuildQueue(queue, ['a', 'b'], 'http://localhost/');
    expect(queue.registrations).toBe(1);
    expect([...ids()].sort()).toEqual([marker('a'), marker('b')]);
    await rebuildQueue(queue, ['a', 'b'], 'http://localhost/');
    expect([...ids()].sort()).toEqual([marker('a'), marker('b')]);
    await rebuildQueue(queue, [], 'http://localhost/');
    expect(ids()).toEqual([]);
  });
});
