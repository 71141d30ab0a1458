import { expect, it } from 'vitest';
import { explainedRefusal, keepExplained } from '@/app/invoices/archive/explained-refusals';
import { openTestDatabase } from '../../db/support/test-database';

it('what was said of a refusal is remembered of its database, the newest hundred', () => {
  const [db, other] = [openTestDatabase(), openTestDatabase()];
  for (let place = 0; place <= 100; place += 1) keepExplained(db, `invoice-${place} hash`, []);
  expect(explainedRefusal(db, 'invoice-0 hash')).toBeUndefined();
  expect(explainedRefusal(db, 'invoice-1 hash')).toEqual([]);
  expect(explainedRefusal(db, 'invoice-100 hash')).toEqual([]);
  expect(explainedRefusal(other, 'invoice-100 hash')).toBeUndefined();
});
