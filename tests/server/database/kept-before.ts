/** A database as an earlier version left it, with accepted documents that name others. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Migrator } from 'kysely';
import type pg from 'pg';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { MIGRATIONS } from '../../../server/database/migrations/migrations';
import { withClient } from '../../../server/database/with-client';

/** Migrated to `last`, with one company and these documents, each of which has had a version. */
export async function keptBefore(
  owner: pg.ClientConfig,
  last: keyof typeof MIGRATIONS & string,
  documents: readonly Kept[],
): Promise<void> {
  await migratedTo(owner, last);
  await withClient(owner, async (client) => {
    await client.query(`insert into company (cif, name, address, version) values ('18547290', 'Moara', '{}', $1)`, [
      documents.length,
    ]);
    for (const document of documents) await keep(client, document);
  });
}

/** As an earlier version left it. */
export async function migratedTo(owner: pg.ClientConfig, last: keyof typeof MIGRATIONS & string): Promise<void> {
  const db = kyselyOver(createPool(owner, { max: 2, lockTimeoutMs: 0, onError: () => undefined }));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(last);
  await db.destroy();
  if (error !== undefined) throw error;
}

interface Kept {
  readonly number: string;
  readonly total: string;
  readonly names?: readonly string[];
  readonly partner?: string;
  readonly typeCode?: string;
  /** Of issue. */
  readonly day?: string;
}

const DAY = '2026-11-20';

async function keep(client: pg.Client, kept: Kept): Promise<void> {
  const { number, total, names = [], partner = 'RO13548146', typeCode = '380', day = DAY } = kept;
  const [id, sha256] = [randomUUID(), randomBytes(32).toString('hex')];
  const item = JSON.stringify({ id, number, total, partnerTaxId: partner, currency: 'RON', typeCode, issueDate: day });
  await client.query(
    `insert into archive_item (company_id, id, direction, state, number, issue_date, partner_name, total, haystack, origin, xml_sha256, item)
     values (1, $1, 'out', 'accepted', $2, $6, 'Kessler', $3, '', 'editor', $4, $5)`,
    [id, number, total, sha256, item, day],
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
}
