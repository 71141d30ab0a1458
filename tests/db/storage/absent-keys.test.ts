/** Many keys asked of a store that holds few rows: the same answers, by few requests, inside the transaction that asks. */
import 'fake-indexeddb/auto';
import Dexie, { liveQuery } from 'dexie';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookForKeysFirst } from '@/db/storage/absent-keys';

interface Row {
  readonly id: string;
  readonly value: number;
}

let db: Dexie;
const rows = () => db.table<Row, string>('row');
const id = (place: number) => `r${String(place).padStart(4, '0')}`;
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => id(from + place));
const many = (from: number, to: number): readonly Row[] => ids(from, to).map((key, value) => ({ id: key, value }));

/** Requests for one row each, since the last look. */
const gets = vi.spyOn(IDBObjectStore.prototype, 'get');
const counted = (): number => {
  const { length } = gets.mock.calls;
  gets.mockClear();
  return length;
};

beforeEach(async () => {
  db = new Dexie('absent');
  db.version(1).stores({ row: 'id', other: 'id' });
  lookForKeysFirst(db, 'row');
  await db.open();
  counted();
});
afterEach(() => db.delete());

describe('many keys of a store', () => {
  it('are asked for one by one only where they are there', async () => {
    await rows().bulkPut(many(0, 30));
    const asked = [id(7), ...ids(100, 140), id(29), id(7), id(3)];
    counted();
    const found = await rows().bulkGet(asked);
    expect(found.map((row) => row?.id)).toEqual(asked.map((key) => (key < id(30) ? key : undefined)));
    expect(counted()).toBe(4);
    expect(await rows().bulkGet(ids(100, 140))).toEqual(ids(100, 140).map(() => undefined));
    expect(counted()).toBe(0);
  });

  it('are asked for one by one where many rows are there, and in other stores', async () => {
    await rows().bulkPut(many(0, 1_000));
    counted();
    const asked = ids(990, 1_010);
    for (let round = 0; round < 25; round += 1) {
      const found = await rows().bulkGet(asked);
      expect(found.map((row) => row?.id)).toEqual(asked.map((key) => (key < id(1_000) ? key : undefined)));
      expect(counted()).toBe(asked.length);
    }
    await rows().bulkDelete(ids(500, 1_000));
    // It is looked anew in a while.
    for (let round = 0; round < 25; round += 1) await rows().bulkGet(asked);
    counted();
    await rows().bulkGet(asked);
    expect(counted()).toBe(0);
    await db.table('other').bulkGet(asked);
    expect(counted()).toBe(asked.length);
  });

  it('say what the transaction that asks has written', async () => {
    const seen = await db.transaction('rw', rows(), async () => {
      await rows().bulkPut(many(5, 10));
      const written = await rows().bulkGet(ids(0, 12));
      await rows().bulkDelete(ids(5, 9));
      return [written, await rows().bulkGet(ids(0, 12))].map((found) => found.flatMap((row) => row?.id ?? []));
    });
    expect(seen).toEqual([ids(5, 10), [id(9)]]);
  });

  it('are told to live queries when they come, though none was there', async () => {
    const told: string[][] = [];
    const asked = ids(100, 140);
    const running = liveQuery(async () => (await rows().bulkGet(asked)).flatMap((row) => row?.id ?? [])).subscribe(
      (found) => told.push(found),
    );
    await vi.waitFor(() => expect(told).toEqual([[]]));
    await rows().put({ id: id(5), value: 1 });
    await rows().put({ id: id(120), value: 1 });
    await vi.waitFor(() => expect(told).toEqual([[], [id(120)]]));
    running.unsubscribe();
  });
});
