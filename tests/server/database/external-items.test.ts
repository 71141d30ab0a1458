/** Migration 0024: what was filed with extern=DA before says so from then on, with versions that devices hear of. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Migrator } from 'kysely';
import { expect, it } from 'vitest';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { migrate } from '../../../server/database/migrate';
import { MIGRATIONS } from '../../../server/database/migrations/migrations';
import { withClient } from '../../../server/database/with-client';
import { emptyDatabase } from '../support/empty-database';

const { owner } = emptyDatabase();

it('tells the rows of invoices that went abroad anew, and leaves all others', async () => {
  const db = kyselyOver(createPool(owner(), { max: 2, lockTimeoutMs: 0, onError: () => undefined }));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  expect((await migrator.migrateTo('0020-accounts')).error).toBeUndefined();
  await db.destroy();
  const [abroad, home] = [randomUUID(), randomUUID()];
  await withClient(owner(), async (client) => {
    await client.query(`insert into company (cif, name, address, version) values ('18547290', 'Moara', '{}', 7)`);
    for (const [at, id] of [abroad, home].entries()) {
      const item = JSON.stringify({ id, number: `FCT-${at}` });
      await client.query(
        `insert into archive_item (company_id, id, direction, state, number, issue_date, partner_name, total, haystack, origin, xml_sha256, item)
         values (1, $1, 'out', 'accepted', $2, '2026-11-20', 'Kessler', 1, '', 'editor', $3, $4)`,
        [id, `FCT-${at}`, randomBytes(32).toString('hex'), item],
      );
      await client.query(
        `insert into replicated_row (company_id, collection, id, version, body) values (1, 'archive', $1, $2, $3)`,
        [id, at + 1, item],
      );
      await client.query(
        `insert into filing (id, company_id, invoice_id, attempt, idempotency_key, request, state, upload_index, download_id, sends,
           duplicate_of, waits, messages, zip, due_at, settled)
         values ($1, 1, $2, 1, $3, $4, 'accepted', '5', '6', 1, '', 0, '[]', 'kept', now(), true)`,
        [randomUUID(), id, randomUUID(), JSON.stringify({ external: id === abroad })],
      );
    }
  });
  await migrate(owner());
  const { rows } = await withClient(owner(), (client) =>
    client.query(
      `select row.id, row.version::integer, row.body, archive_item.item from replicated_row as row
       join archive_item on archive_item.id::text = row.id order by row.version`,
    ),
  );
  expect(rows).toEqual([
    { id: home, version: 2, body: { id: home, number: 'FCT-1' }, item: { id: home, number: 'FCT-1' } },
    {
      id: abroad,
      version: 8,
      body: { id: abroad, number: 'FCT-0', external: true },
      item: { id: abroad, number: 'FCT-0', external: true },
    },
  ]);
  const head = await withClient(owner(), (client) => client.query('select version::integer from company'));
  expect(head.rows).toEqual([{ version: 8 }]);
});
