import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { watchTables } from '@/db/storage/watch-tables';
import { HandTimers } from '../../sync/support/hand-timers';
import { openTestDatabase } from '../support/test-database';

const REST_MS = 300;

async function watching() {
  // Dexie says of a database that was just opened that everything in it has changed.
  const db = openTestDatabase();
  await db.open();
  const timers = new HandTimers();
  const told: number[] = [];
  const errors: unknown[] = [];
  const given = { fails: false, read: 0, now: 0, takes: 0 };
  const query = async () => {
    given.read += 1;
    given.now += given.takes;
    if (given.fails) throw new Error('no storage');
    return db.kv.count();
  };
  const reader = { query, tell: (count: number) => told.push(count), failed: (error: unknown) => errors.push(error) };
  const end = watchTables({ db, tables: [db.kv], restMs: REST_MS }, reader, {
    setTimer: timers.setTimer,
    now: () => given.now,
  });
  await vi.waitFor(() => expect(timers.next).toBe(REST_MS));
  /** Resolves when everybody has heard of the write. */
  const written = async (write: () => Promise<unknown>): Promise<void> => {
    const heard = new Promise<void>((resolve) => {
      const hear = (): void => {
        Dexie.on.storagemutated.unsubscribe(hear);
        resolve();
      };
      Dexie.on.storagemutated.subscribe(hear);
    });
    await write();
    await heard;
  };
  const put = (key: `read-messages ${string}`): Promise<void> => written(() => db.kv.put({ key, value: 1 }));
  return { db, timers, told, errors, given, end, put, written };
}

describe('tables that are watched', () => {
  it('tells at once, and at once again after a rest that nobody disturbed', async () => {
    const { timers, told, put, end } = await watching();
    expect(told).toEqual([0]);
    timers.fire();
    await put('read-messages a');
    await vi.waitFor(() => expect(told).toEqual([0, 1]));
    end();
  });

  it('reads once for all that is written within a rest, and tells the last of it', async () => {
    const { timers, told, given, put, end } = await watching();
    for (const key of ['a', 'b', 'c', 'd']) await put(`read-messages ${key}`);
    expect([told, given.read]).toEqual([[0], 1]);
    timers.fire();
    await vi.waitFor(() => expect(told).toEqual([0, 4]));
    expect(given.read).toBe(2);
    await vi.waitFor(() => expect(timers.next).toBe(REST_MS));
    timers.fire();
    expect([given.read, timers.next]).toEqual([2, undefined]);
    end();
  });

  it('hears of no other table and of no other database', async () => {
    const { db, timers, given, written, end } = await watching();
    const other = openTestDatabase(undefined, 'condica:test:2');
    await other.open();
    timers.fire();
    await written(() => other.kv.put({ key: 'read-messages a', value: 1 }));
    await written(() => db.syncState.clear());
    expect(given.read).toBe(1);
    end();
  });

  it('says a reading that failed, and reads again after the next write', async () => {
    const { timers, told, errors, given, put, end } = await watching();
    timers.fire();
    given.fails = true;
    await put('read-messages a');
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    given.fails = false;
    await put('read-messages b');
    await vi.waitFor(() => expect(timers.next).toBe(REST_MS));
    timers.fire();
    await vi.waitFor(() => expect(told).toEqual([0, 2]));
    end();
  });

  it('rests longer after a long reading, and never longer than three seconds', async () => {
    const { timers, given, put, end } = await watching();
    given.takes = 100;
    await put('read-messages a');
    timers.fire();
    await vi.waitFor(() => expect(timers.next).toBe(1_000));
    given.takes = 5_000;
    await put('read-messages b');
    timers.fire();
    await vi.waitFor(() => expect(timers.next).toBe(3_000));
    end();
  });

  it('tells nothing after its end', async () => {
    const { timers, given, put, end } = await watching();
    await put('read-messages a');
    end();
    expect(timers.next).toBeUndefined();
    await put('read-messages b');
    expect(given.read).toBe(1);
  });
});
