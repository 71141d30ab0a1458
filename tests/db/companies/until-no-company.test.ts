import { expect, it } from 'vitest';
import { untilNoCompany } from '@/db/companies/until-no-company';
import { companyOf } from '../support/company-sample';
import { COMPANY, openTestDatabase } from '../support/test-database';

it('the synchronisation need not wait where the device knows no company, and is left to wait where it knows one', async () => {
  const empty = openTestDatabase();
  await untilNoCompany(empty);
  const known = openTestDatabase();
  await known.company.put(companyOf(COMPANY));
  const waited = untilNoCompany(known).then(() => 'ended');
  const counted = known.company.count().then(() => 'still waiting');
  expect(await Promise.race([waited, counted.then((word) => known.company.count().then(() => word))])).toBe(
    'still waiting',
  );
});
