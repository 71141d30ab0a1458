import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followUnread } from '@/app/layout/follow-unread';
import { addPartner } from '@/db/collections/partner';
import { PARTNER } from '../../db/support/samples';
import { COMPANY, openTestDatabase, testContext } from '../../db/support/test-database';

const asked = vi.hoisted(() => ({ times: 0 }));
vi.mock('@/app/invoices/archive/archive-snapshot', () => ({
  askSnapshot: () => {
    asked.times += 1;
    return Promise.resolve(0);
  },
}));

/** Of follow-unread.ts. */
const GATHER_MS = 1_000;
const WAIT = { timeout: 5_000, interval: 10 };

describe('the count of unread messages', () => {
  beforeEach(() => {
    asked.times = 0;
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  // Before: every attempt to send, one that failed too, had all documents of two months read again.
  it('is made anew for what comes to wait, and not for attempts to send it', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    await addPartner(context, PARTNER);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const gatherings = () => timers.mock.calls.filter(([, ms]) => ms === GATHER_MS).length;
    const told: number[] = [];
    const attempts = liveQuery(() => db.outbox.toArray()).subscribe(([entry]) => told.push(entry?.attempts ?? -1));
    const end = followUnread(db, COMPANY);
    try {
      // What was read of the messages is counted at once, what waits a second later.
      await vi.waitFor(() => expect(asked.times).toBe(2), WAIT);
      for (const attempt of [1, 2, 3]) {
        await db.outbox.toCollection().modify({ attempts: attempt, state: attempt % 2 === 0 ? 'queued' : 'sending' });
        await vi.waitFor(() => expect(told.at(-1)).toBe(attempt), WAIT);
      }
      expect(gatherings()).toBe(1);
      await addPartner(context, { ...PARTNER, name: 'Altul SRL' });
      await vi.waitFor(() => expect(asked.times).toBe(3), WAIT);
      expect(gatherings()).toBe(2);
    } finally {
      end();
      attempts.unsubscribe();
    }
  });
});
