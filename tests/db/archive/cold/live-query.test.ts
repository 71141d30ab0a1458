/** A live query by id hears of its own documents, and of no block that holds others. */
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archiveByIds } from '@/db/archive/archive-queries';
import { headersNow } from '@/db/archive/cold/block-headers';
import { CondicaDatabase } from '@/db/condica-database';
import { observedQuery } from '@/db/storage/observed-query';
import { coldId, coldItem, pullItems } from '../../support/two-stores';

let db: CondicaDatabase;
beforeEach(() => {
  db = new CondicaDatabase('condica:live:1');
});
afterEach(() => db.delete());

const items = (from: number, to: number, zipBytes = 0) =>
  Array.from({ length: to - from }, (_, place) => coldItem(from + place, { zipBytes }));

function shownBytes(ids: readonly string[]) {
  const told: (readonly number[])[] = [];
  const running = liveQuery(observedQuery(() => archiveByIds(db, ids))).subscribe((views) => {
    told.push(views.map(({ item }) => item.zipBytes));
  });
  return { told, end: () => running.unsubscribe() };
}

const lastOf = (told: readonly (readonly number[])[], bytes: readonly number[]) =>
  vi.waitFor(() => expect(told.at(-1)).toEqual(bytes), { timeout: 20_000 });

describe('a live query of documents in blocks', () => {
  it('is told of a change, and of what is packed anew; not of other blocks', async () => {
    await pullItems(db, items(0, 120));
    const { told, end } = shownBytes([coldId(3), coldId(4)]);
    await lastOf(told, [0, 0]);
    await pullItems(db, items(120, 240), 120);
    await pullItems(db, items(3, 4, 7), 240);
    await lastOf(told, [7, 0]);
    await pullItems(db, items(0, 120, 9), 241);
    await lastOf(told, [9, 9]);
    await pullItems(db, items(0, 120, 5), 361);
    await lastOf(told, [5, 5]);
    expect(told).toEqual([
      [0, 0],
      [7, 0],
      [9, 9],
      [5, 5],
    ]);
    end();
  });

  it('is not asked again for a whole block, whose parts are too many to be told one by one', async () => {
    await pullItems(db, items(0, 120));
    let asked = 0;
    const running = liveQuery(
      observedQuery(() => {
        asked += 1;
        return archiveByIds(db, [coldId(3), coldId(4)]);
      }),
    ).subscribe(() => undefined);
    await vi.waitFor(() => expect(asked).toBe(1));
    await pullItems(db, items(120, 1120), 120);
    await pullItems(db, items(3, 4, 7), 1120);
    await vi.waitFor(() => expect(asked).toBeGreaterThan(1));
    expect(asked).toBe(2);
    running.unsubscribe();
  });

  it('is told when what it asks for comes in a block', async () => {
    const { told, end } = shownBytes([coldId(3)]);
    await lastOf(told, []);
    await pullItems(db, items(0, 120));
    await lastOf(told, [0]);
    end();
  });

  it('finds nothing of what all left, and what came afterwards', async () => {
    await pullItems(db, items(0, 120));
    expect((await headersNow(db)).length).toBe(1);
    await Promise.all([db.coldHeader.clear(), db.coldColumns.clear(), db.coldPart.clear()]);
    expect(await headersNow(db)).toEqual([]);
    expect(await archiveByIds(db, [coldId(3)])).toEqual([]);
  });
});
