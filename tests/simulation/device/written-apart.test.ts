import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { CondicaDatabase } from '@/db/condica-database';
import { watchWrites } from './written-apart';

const ROW = { companyId: 1, name: 'all', count: 1 } as never;

it('tells of a row written by itself, not of one in a transaction nor of a setting', async () => {
  const told: string[] = [];
  const db = new CondicaDatabase('condica:test:1', { indexedDB: new IDBFactory(), IDBKeyRange, cache: 'disabled' });
  watchWrites(db, (sentence) => told.push(sentence));
  await db.kv.put({ key: 'views x', value: 'scris' });
  await db.transaction('rw', db.counter, db.kv, async () => {
    await db.counter.put(ROW);
    await db.transaction('rw', db.counter, async () => db.counter.put(ROW));
  });
  expect(told).toEqual([]);
  await db.counter.put(ROW);
  expect(told).toEqual(["counter: a put stands in no transaction of its caller's"]);
});

it('tells of none in an upgrade', async () => {
  const told: string[] = [];
  const indexedDB = new IDBFactory();
  const old = new CondicaDatabase('condica:test:1', { indexedDB, IDBKeyRange });
  await old.transaction('rw', old.counter, async () => old.counter.put(ROW));
  old.close();
  const db = new CondicaDatabase('condica:test:1', { indexedDB, IDBKeyRange });
  db.version(db.verno + 1)
    .stores({})
    .upgrade(async (transaction) => {
      await transaction.table('counter').toCollection().modify({ count: 2 });
    });
  watchWrites(db, (sentence) => told.push(sentence));
  expect((await db.counter.toArray())[0]).toMatchObject({ count: 2 });
  expect(told).toEqual([]);
});
