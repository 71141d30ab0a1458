/** core P2.12: the dates next to a number are two steps in an index, however many numbers the company has. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { neighboursQuery } from '../../../server/numbers/date-order';
import { startTestApp, type TestApp } from '../support/test-app';

const [SERIAL, DEVICE, LEASE] = [randomUUID(), randomUUID(), randomUUID()];
const NUMBERS = 300_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await sql`insert into number_use
    (company_id, serial_id, number, lease_id, device_id, state, invoice_id, issue_date, used_at)
    select ${app.companies.first}::integer, ${SERIAL}::uuid, n, ${LEASE}::uuid, ${DEVICE}::uuid, 'used',
      gen_random_uuid(), to_char(date '2020-01-01' + n / 200, 'YYYY-MM-DD'), now()
    from generate_series(1, ${NUMBERS}::integer) as n`.execute(app.owner);
  await sql`analyze number_use`.execute(app.owner);
}, 60_000);
afterAll(() => app.stop());

// Before: two sequential scans, 207 ms at this size, in the upload's transaction.
it('dates next to a number are found without a scan of 300,000', async () => {
  const place = { companyId: app.companies.first, serialId: SERIAL, deviceId: DEVICE, number: NUMBERS / 2 };
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${neighboursQuery(place)}`.execute(app.owner);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan');
  expect(plan.match(/number_use_in_order/g)).toHaveLength(2);
  const bounds = async (more: object) => (await neighboursQuery({ ...place, ...more }).execute(app.owner)).rows[0];
  expect(await bounds({})).toEqual({ before: '2022-01-19', after: '2022-01-20' });
  expect(await bounds({ number: 1 })).toEqual({ before: '', after: '2020-01-01' });
  expect(await bounds({ number: NUMBERS })).toEqual({ before: '2024-02-08', after: '' });
  // Beside this device's numbers lie those of nobody it should hear of.
  expect(await bounds({ deviceId: randomUUID() })).toEqual({ before: '', after: '' });
  expect(await bounds({ serialId: randomUUID() })).toEqual({ before: '', after: '' });
});
