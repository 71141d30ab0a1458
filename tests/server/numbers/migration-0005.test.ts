/** Numbers of migration 0004 under 0005: fences in the order of the grants, every number with its state and device. */
import { randomUUID } from 'node:crypto';
import { Migrator } from 'kysely';
import { expect, it } from 'vitest';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { migrate } from '../../../server/database/migrate';
import { MIGRATIONS } from '../../../server/database/migrations/migrations';
import { withClient } from '../../../server/database/with-client';
import { createTestDatabase } from '../support/test-database';

const [SERIAL, LAPTOP, PHONE, INVOICE] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const LEASES = [
  { id: randomUUID(), device: LAPTOP, from: 1, to: 100, usedTo: 100 },
  { id: randomUUID(), device: PHONE, from: 101, to: 200, usedTo: 100 },
  { id: randomUUID(), device: LAPTOP, from: 201, to: 300, usedTo: 202 },
];

it('numbers given and used before keep their meaning', async () => {
  const database = await createTestDatabase({ empty: true });
  const db = kyselyOver(createPool(database.owner, { max: 2, lockTimeoutMs: 0, onError: () => undefined }));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  expect((await migrator.migrateTo('0004-service-states')).error).toBeUndefined();
  await db.destroy();
  await withClient(database.owner, async (client) => {
    await client.query(`insert into company (cif, name, address) values ('18547290', 'x', '{}')`);
    for (const { id, device, from, to, usedTo } of LEASES)
      await client.query(
        `insert into number_lease (company_id, id, serial_id, device_id, device_name, from_number, to_number, used_to,
           state, granted_at) values (1, $1, $2, $3, 'd', $4, $5, $6, 'open', now())`,
        [id, SERIAL, device, from, to, usedTo],
      );
    const use = `insert into number_use (company_id, serial_id, number, lease_id, invoice_id, reason, issue_date, used_at)
      values (1, $1, $2, $3, $4, $5, $6, '2026-03-01T23:30:00Z')`;
    await client.query(use, [SERIAL, 202, LEASES[2]?.id, INVOICE, '', '2026-03-02']);
    await client.query(use, [SERIAL, 201, LEASES[2]?.id, null, 'stricată', '']);
  });
  await migrate(database.owner);
  const [leases, uses] = await withClient(database.owner, async (client) => [
    (await client.query('select id, fence, granted_to, ended_on from number_lease order by from_number')).rows,
    (await client.query('select number, state, device_id, invoice_id, voided_on from number_use order by number')).rows,
  ]);
  expect(leases).toEqual([
    { id: LEASES[0]?.id, fence: 1, granted_to: 100, ended_on: '' },
    { id: LEASES[1]?.id, fence: 1, granted_to: 200, ended_on: '' },
    { id: LEASES[2]?.id, fence: 2, granted_to: 300, ended_on: '' },
  ]);
  expect(uses).toEqual([
    { number: 201, state: 'voided', device_id: LAPTOP, invoice_id: null, voided_on: '2026-03-02' },
    { number: 202, state: 'used', device_id: LAPTOP, invoice_id: INVOICE, voided_on: '' },
  ]);
  await database.drop();
});
