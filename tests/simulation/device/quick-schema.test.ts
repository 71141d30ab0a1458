import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { CondicaDatabase } from '@/db/condica-database';
import { readSchemasOnce } from './quick-schema';

async function schemas(): Promise<unknown> {
  const db = new CondicaDatabase('condica:test:1', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.open();
  const tables = db.tables.map(({ name, schema }) => ({ name, schema }));
  const stores = [...db.backendDB().objectStoreNames];
  db.close();
  return JSON.parse(JSON.stringify({ tables, stores }));
}

it('gives the stores and indexes that Dexie reads itself, also the second time', async () => {
  const own = await schemas();
  readSchemasOnce();
  expect(await schemas()).toEqual(own);
  expect(await schemas()).toEqual(own);
});
