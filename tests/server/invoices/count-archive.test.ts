/** ArchiveListCount where more than ten thousand documents have the words: said so, in bounded time; exact for all else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countArchive } from '../../../server/calls/invoices/list-archive';
import { fillBySql, withoutIndexes } from '../../bench/archive/fill-by-sql';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';

const ROWS = 10_500;
let database: FilingTestDatabase;
beforeAll(async () => {
  database = await filingTestDatabase();
  await database.asOwner((db) => withoutIndexes(db, () => fillBySql(db, { companyId: 1, rows: ROWS, partners: 50 })));
}, 120_000);
afterAll(() => database.close());

const count = (filter: Parameters<typeof countArchive>[2]) =>
  database.asCompany(1, (tx) => countArchive(tx, 1, filter));

it('is exact without words, and for words that fewer have', async () => {
  expect(await count({})).toEqual({ count: ROWS });
  expect(await count({ text: 'arh-0000043' })).toEqual({ count: 1 });
  const rejected = await count({ state: 'rejected' });
  expect(rejected.count).toBeGreaterThan(100);
  expect(await count({ text: 'ro10', state: 'rejected' })).toEqual(rejected);
});

it('is a bound where more have them, also by two letters', async () => {
  const bound = { count: 10_000, atLeast: true };
  expect(await count({ text: 'ro10' })).toEqual(bound);
  expect(await count({ text: 'ro' })).toEqual(bound);
});
