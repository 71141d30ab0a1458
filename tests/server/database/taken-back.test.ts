/** Migration 0087: what was taken back before says so from then on, with versions that devices hear of. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Migrator } from 'kysely';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { migrate } from '../../../server/database/migrate';
import { MIGRATIONS } from '../../../server/database/migrations/migrations';
import { withClient } from '../../../server/database/with-client';
import { emptyDatabase } from '../support/empty-database';

const { owner } = emptyDatabase();

interface Kept {
  readonly number: string;
  readonly total: string;
  readonly names?: readonly string[];
  readonly partner?: string;
}

async function keep(client: pg.Client, { number, total, names = [], partner = 'RO13548146' }: Kept): Promise<string> {
  const [id, sha256] = [randomUUID(), randomBytes(32).toString('hex')];
  const item = JSON.stringify({ id, number, total, partnerTaxId: partner, currency: 'RON' });
  await client.query(
    `insert into archive_item (company_id, id, direction, state, number, issue_date, partner_name, total, haystack, origin, xml_sha256, item)
     values (1, $1, 'out', 'accepted', $2, '2026-11-20', 'Kessler', $3, '', 'editor', $4, $5)`,
    [id, number, total, sha256, item],
  );
  const references = names.map(
    (one) =>
      `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${one}</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference>`,
  );
  const bytes = Buffer.from(
    `<Invoice><cbc:ID>${number}</cbc:ID>${references.join('')}<cbc:Note>\xff</cbc:Note></Invoice>`,
    'latin1',
  );
  await client.query(
    'insert into document (company_id, sha256, bytes, size, created_at) values (1, $1, $2, $3, now())',
    [...[sha256, bytes, bytes.length]],
  );
  await client.query(
    `insert into replicated_row (company_id, collection, id, version, body) values (1, 'archive', $1, (select count(*) + 1 from replicated_row), $2)`,
    [id, item],
  );
  return id;
}

it('tells the rows of invoices that were taken back anew, and leaves all others', async () => {
  const db = kyselyOver(createPool(owner(), { max: 2, lockTimeoutMs: 0, onError: () => undefined }));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  expect((await migrator.migrateTo('0086-line-words-by-pages')).error).toBeUndefined();
  await db.destroy();
  await withClient(owner(), async (client) => {
    await client.query(`insert into company (cif, name, address, version) values ('18547290', 'Moara', '{}', 7)`);
    await keep(client, { number: 'A&B', total: '121.00' });
    await keep(client, { number: 'N-1', total: '-121.00', names: ['A&amp;B'], partner: '13548146' });
    await keep(client, { number: 'C', total: '121.00' });
    await keep(client, { number: 'N-2', total: '-21.00', names: ['C'] });
    await keep(client, { number: 'D', total: '121.00' });
    await keep(client, { number: 'N-3', total: '-121.00', names: ['D'], partner: 'RO4221306' });
    await keep(client, { number: 'N-4', total: '-121.00', names: ['D', 'A&amp;B'] });
  });
  await migrate(owner());
  const { rows } = await withClient(owner(), (client) =>
    client.query(
      `select row.version::integer, row.body, archive_item.item from replicated_row as row
       join archive_item on archive_item.id::text = row.id where row.version > 7 order by archive_item.number`,
    ),
  );
  expect(rows.map(({ body }) => body)).toEqual(rows.map(({ item }) => item));
  expect(rows).toMatchObject([
    { body: { number: 'A&B', reversed: true, takenBack: [{ number: 'N-1', total: '-121.00' }] } },
    { body: { number: 'C', takenBack: [{ number: 'N-2', total: '-21.00' }] } },
  ]);
  expect(rows[1]?.body).not.toHaveProperty('reversed');
  expect(rows.map(({ version }) => version).sort()).toEqual([8, 9]);
  const head = await withClient(owner(), (client) => client.query('select version::integer from company'));
  expect(head.rows).toEqual([{ version: 9 }]);
  // Of several too: one of them may be accepted later.
  const kept = await withClient(owner(), (client) =>
    client.query(
      `select note_reference.number from note_reference join archive_item on id = note_id
       where archive_item.number = 'N-4' order by 1`,
    ),
  );
  expect(kept.rows).toEqual([{ number: 'A&B' }, { number: 'D' }]);
});
