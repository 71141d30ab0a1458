import 'fake-indexeddb/auto';
import Dexie, { liveQuery, type Table } from 'dexie';
import { afterEach, expect, it } from 'vitest';
import { observedQuery } from '@/db/storage/observed-query';

class TwoTables extends Dexie {
  declare readonly first: Table<{ readonly id: number }, number>;
  declare readonly second: Table<{ readonly id: number }, number>;

  constructor() {
    super('observed-query');
    this.version(1).stores({ first: 'id', second: 'id' });
  }
}

const db = new TwoTables();
afterEach(() => db.delete());

async function firstIds(): Promise<readonly number[]> {
  const rows = await db.first.toArray();
  return rows.map(({ id }) => id);
}

async function idsOfFirst(): Promise<ReadonlySet<number>> {
  return new Set(await firstIds());
}

/** As the counts of what ANAF refused read: first what is hidden, then the rows. */
async function countSecond(): Promise<number> {
  const hidden = await idsOfFirst();
  return db.second.filter(({ id }) => !hidden.has(id)).count();
}

it('is told again after a change of what was read behind an await', async () => {
  const told: number[] = [];
  const subscription = liveQuery(observedQuery(() => countSecond())).subscribe((count) => told.push(count));
  await expect.poll(() => told).toEqual([0]);
  await db.second.put({ id: 1 });
  await expect.poll(() => told).toEqual([0, 1]);
  subscription.unsubscribe();
});
