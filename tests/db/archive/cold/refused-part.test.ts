/** Parts are written past Dexie: what the storage refuses of one undoes the whole page all the same. */
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pullCursor } from '@/db/replication/sync-state';
import { copyOf } from '../../support/store-copy';
import { COMPANY, openTestDatabase } from '../../support/test-database';
import { coldItem, pullItems } from '../../support/two-stores';

const ITEMS = Array.from({ length: 240 }, (_, place) => coldItem(place));

afterEach(() => vi.restoreAllMocks());

/** The nth part from now on is written where one stands already, which its request says afterwards. */
function refusePart(nth: number): void {
  const { put, add } = IDBObjectStore.prototype;
  let parts = 0;
  let first: unknown;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refusing(this: IDBObjectStore, value: unknown) {
    if (this.name !== 'coldPart') return put.call(this, value);
    parts += 1;
    first ??= value;
    return parts === nth ? add.call(this, first) : put.call(this, value);
  });
}

describe('a page whose block cannot be written', () => {
  it.each([2, 7, 12])('is not taken where part %i of 12 is refused, and is taken when it comes again', async (nth) => {
    const db = openTestDatabase();
    await pullItems(db, ITEMS.slice(0, 120));
    const before = await copyOf(db);
    refusePart(nth);
    await expect(pullItems(db, ITEMS.slice(120), 120)).rejects.toMatchObject({ name: 'ConstraintError' });
    expect(await copyOf(db)).toEqual(before);
    vi.restoreAllMocks();
    await pullItems(db, ITEMS.slice(120), 120);
    expect(await pullCursor(db, COMPANY)).toBe(240);
  });
});
