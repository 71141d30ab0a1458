import { expect, it } from 'vitest';
import { noteTold, toldOnce } from '@/db/settings/told-once';
import { openTestDatabase } from '../support/test-database';

it('adds to what was told, whichever of two tabs tells at once', async () => {
  const db = openTestDatabase();
  await Promise.all([noteTold(db, 'toldTransports', ['a', 'b']), noteTold(db, 'toldTransports', ['b', 'c'])]);
  expect([...(await toldOnce(db, 'toldTransports'))].sort()).toEqual(['a', 'b', 'c']);
  expect((await toldOnce(db, 'toldConnections')).size).toBe(0);
});

it('lets go of the oldest beyond a thousand, and reads what is not its own as nothing', async () => {
  const db = openTestDatabase();
  const many = Array.from({ length: 1005 }, (_, at) => `uit ${at}`);
  await noteTold(db, 'toldTransports', many);
  const told = await toldOnce(db, 'toldTransports');
  expect([told.size, told.has('uit 4'), told.has('uit 5')]).toEqual([1000, false, true]);
  await db.kv.put({ key: 'toldTransports', value: { not: 'a list' } });
  expect((await toldOnce(db, 'toldTransports')).size).toBe(0);
});
