/** The product's own database, embedded and migrated, with companies 1 and 2, met as the serving role. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { AppDatabase, TenantTransaction } from '../../../server/database/app-database';
import { asCompany } from '../../../server/database/as-company';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { openDatabase } from '../../../server/database/open-database';
import { withClient } from '../../../server/database/with-client';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import type { Tables } from '../../../server/tables';

export interface FilingTestDatabase {
  readonly app: AppDatabase;
  readonly db: Kysely<Tables>;
  readonly connection: pg.ClientConfig;
  readonly owner: pg.ClientConfig;
  asCompany<R>(companyId: number, work: (tx: TenantTransaction) => Promise<R>): Promise<R>;
  /** Whom row-level security does not bind: to make what a copy has lost. */
  asOwner<R>(work: (db: Kysely<Tables>) => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

export async function filingTestDatabase(): Promise<FilingTestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'condica-db-'));
  const opened = await openDatabase({ folder, url: '', ownerUrl: '' });
  if (opened.owner === null) throw new Error('the embedded database has an owner');
  await withClient(opened.owner, async (client) => {
    for (const { cif, name, address } of DEMO_COMPANIES)
      await client.query('insert into company (cif, name, address) values ($1, $2, $3)', [cif, name, address]);
  });
  const owner = kyselyOver(createPool(opened.owner, { max: 1, lockTimeoutMs: 5000, onError: () => undefined }));
  const pool = createPool(opened.app, { max: 8, lockTimeoutMs: 5000, onError: () => undefined });
  const database: AppDatabase = { kysely: kyselyOver(pool), nudge: () => undefined };
  return {
    app: database,
    db: database.kysely,
    connection: opened.app,
    owner: opened.owner,
    asCompany: (companyId, work) => asCompany(database, companyId, work),
    asOwner: (work) => work(owner),
    close: async () => {
      await owner.destroy();
      await database.kysely.destroy();
      await opened.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
