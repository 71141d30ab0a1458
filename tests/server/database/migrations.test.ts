/** Migrations over a database with rows of the earlier state: nothing of it is lost, and it can be served. */
import { Migrator } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { migrate } from '../../../server/database/migrate';
import { MIGRATIONS } from '../../../server/database/migrations/migrations';
import { openDatabase } from '../../../server/database/open-database';
import { withClient } from '../../../server/database/with-client';
import { emptyDatabase } from '../support/empty-database';
import { urlOf } from '../support/test-database';

const { owner, app } = emptyDatabase();

/** Every row of the tables that the first migration made. */
function rowsOf(tables: readonly string[]): Promise<readonly object[]> {
  return withClient(owner(), async (client) => {
    const found: object[] = [];
    for (const table of tables) {
      const { rows } = await client.query(`select row_to_json(t) as row from ${table} t order by row_to_json(t)::text`);
      found.push(...rows.map(({ row }) => ({ table, row })));
    }
    return found;
  });
}

/** What is marked as the demonstration's: accounts, then companies. */
function demonstrations(): Promise<readonly string[]> {
  return withClient(owner(), async (client) => {
    const { rows } = await client.query(
      'select email_key as name from app_user where demo union all select cif from company where demo',
    );
    return rows.map(({ name }) => name);
  });
}

const FILL = [
  `insert into app_user (email, email_key, password_hash) values ('Ană@x.ro', 'ană@x.ro', 'h')`,
  `insert into company (cif, name, address, version) values ('18547290', 'Moara «Veche» SRL', '{"city":"Sibiu"}', 7)`,
  `insert into company_authorization (company_id, user_id) values (1, 1)`,
  `insert into app_user (email, email_key, password_hash) values ('Demo@condica.ro', 'demo@condica.ro', 'h')`,
  `insert into company (cif, name, address) values ('14399840', 'Demonstrație', '{}')`,
  `insert into company_authorization (company_id, user_id) values (2, 2)`,
  `insert into replicated_row (company_id, collection, id, version, body)
     values (1, 'draft', 'd', 7, '{"camp_nou":[1,null],"name":"Țărănească"}'), (1, 'partner', 'p', 6, null)`,
  `insert into idempotency (user_id, key, call, request_hash, status, answer)
     values (1, gen_random_uuid(), 'SaveDraft', 'x', 200, '{"status":"ok"}')`,
  `insert into number_lease (company_id, id, serial_id, device_id, device_name, from_number, to_number, used_to, state, granted_at)
     values (1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'd', 1, 100, 42, 'open', now())`,
];
const TABLES = ['app_user', 'company', 'company_authorization', 'replicated_row', 'idempotency', 'number_lease'];

describe('migrations', () => {
  it('are named in the order they are run, and forward only', () => {
    const names = Object.keys(MIGRATIONS);
    expect(names).toEqual([...names].sort());
    expect(new Set(names.map((one) => one.slice(0, 4))).size).toBe(names.length);
    for (const migration of Object.values(MIGRATIONS)) expect(migration.down).toBeUndefined();
  });

  it('keep every row of the first state, and end where a new database does', async () => {
    const db = kyselyOver(createPool(owner(), { max: 2, lockTimeoutMs: 0, onError: () => undefined }));
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    expect((await migrator.migrateTo('0001-foundation')).error).toBeUndefined();
    await db.destroy();
    await withClient(owner(), async (client) => {
      for (const statement of FILL) await client.query(statement);
    });
    const before = await rowsOf(TABLES);
    expect(before.length).toBe(10);
    await migrate(owner());
    await migrate(owner());
    // A later state has more columns; what was there reads as before.
    expect(await rowsOf(TABLES)).toMatchObject(before);
    expect(await demonstrations()).toEqual(['demo@condica.ro', '14399840']);
    const opened = await openDatabase({
      folder: '/nowhere',
      url: urlOf(app()),
      ownerUrl: urlOf(owner()),
    });
    expect(opened.owner).not.toBeNull();
    await opened.stop();
  });
});
