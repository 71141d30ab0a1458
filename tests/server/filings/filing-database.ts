/** A migrated database with companies 1 and 2, met as the serving role: one of the test run's PostgreSQL, or the product's own. */
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
import { createTestDatabase } from '../support/test-database';

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

/** In the PostgreSQL that the whole run shares: a copy of what is migrated already. */
export async function filingTestDatabase(): Promise<FilingTestDatabase> {
  const { app, owner, drop } = await createTestDatabase();
  return withCompanies({ app, owner, end: drop });
}

/** A PostgreSQL of its own, embedded as the product starts it: for what is measured, and for servers that are killed. */
export async function embeddedFilingDatabase(): Promise<FilingTestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'condica-db-'));
  const { app, owner, stop } = await openDatabase({ folder, url: '', ownerUrl: '' });
  if (owner === null) throw new Error('the embedded database has an owner');
  const end = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return withCompanies({ app, owner, end });
}

interface MigratedDatabase {
  readonly app: pg.ClientConfig;
  readonly owner: pg.ClientConfig;
  end(): Promise<void>;
}

async function withCompanies(migrated: MigratedDatabase): Promise<FilingTestDatabase> {
  await withClient(migrated.owner, async (client) => {
    for (const { cif, name, address } of DEMO_COMPANIES)
      await client.query('insert into company (cif, name, address) values ($1, $2, $3)', [cif, name, address]);
  });
  const owner = kyselyOver(createPool(migrated.owner, { max: 1, lockTimeoutMs: 5000, onError: () => undefined }));
  const pool = createPool(migrated.app, { max: 8, lockTimeoutMs: 5000, onError: () => undefined });
  const database: AppDatabase = { kysely: kyselyOver(pool), nudge: () => undefined };
  return {
    app: database,
    db: database.kysely,
    connection: migrated.app,
    owner: migrated.owner,
    asCompany: (companyId, work) => asCompany(database, companyId, work),
    asOwner: (work) => work(owner),
    close: async () => {
      await owner.destroy();
      await database.kysely.destroy();
      await migrated.end();
    },
  };
}
