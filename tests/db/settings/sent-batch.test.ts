import { expect, it } from 'vitest';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { keepSentBatch, sentBatch } from '@/db/settings/sent-batch';
import { COMPANY, OTHER_COMPANY, openTestDatabase } from '../support/test-database';

it('holds what was last sent together, company by company, and goes with the company', async () => {
  const db = openTestDatabase();
  expect(await sentBatch(db, COMPANY)).toEqual([]);
  await keepSentBatch(db, COMPANY, ['a', 'b']);
  await keepSentBatch(db, COMPANY, ['c']);
  expect(await sentBatch(db, COMPANY)).toEqual(['c']);
  expect(await sentBatch(db, OTHER_COMPANY)).toEqual([]);
  await removeCompanyData(db, COMPANY);
  expect(await db.kv.toArray()).toEqual([]);
});
