/**
 * The PostgreSQL of a process that simulates: its accounts and companies stand once, each run begins from them, and a copy
 * taken in a run can be put back over it, as a restore does. What the installation is (migrations, secrets) stays.
 */
import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { authorizeUser, createAccount, createCompany } from '../../../server/accounts/create-account';
import { createPool, kyselyOver } from '../../../server/database/connect';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import type { Tables } from '../../../server/tables';
import { createTestDatabase, type TestDatabase } from '../../server/support/test-database';

export interface SimAccount {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

export interface SimDatabase {
  readonly database: TestDatabase;
  readonly owner: Kysely<Tables>;
  /** Both work on both companies. */
  readonly accounts: readonly SimAccount[];
  readonly companies: readonly number[];
  /** As before any run. */
  reset(): Promise<void>;
  takeCopy(): Promise<void>;
  /** Nobody may be connected but the superuser. */
  putCopyBack(): Promise<void>;
  /** Ends the connections of one process of the server, and waits until what they had begun is taken back. */
  drop(application: string): Promise<void>;
  /** What that connection is doing. */
  cancel(pid: number): Promise<unknown>;
  /** Past every policy. */
  query<R>(text: string, values?: readonly unknown[]): Promise<readonly R[]>;
  close(): Promise<void>;
}

const PASSWORD = 'parola-de-probă-1';
const EMAILS = ['ana@exemplu.ro', 'ion@exemplu.ro'];
/** Those of the installation, and the embedded queue's. */
const KEPT = ['installation', 'kysely_migration', 'kysely_migration_lock'];

interface Copied {
  readonly table: string;
  readonly columns: string;
}

export async function openSimDatabase(): Promise<SimDatabase> {
  const database = await createTestDatabase();
  const owner = kyselyOver(createPool(database.owner, { max: 1, lockTimeoutMs: 0, onError: () => undefined }));
  const superuser = new pg.Client(database.superuser);
  superuser.on('error', () => undefined);
  await superuser.connect();
  // Planned once a connection: most of what a short statement costs is its plan.
  for (const setting of ["deadlock_timeout = '1ms'", 'plan_cache_mode = force_generic_plan'])
    await superuser.query(`alter database ${database.name} set ${setting}`);
  const { accounts, companies } = await seed(owner);
  const tables = await copiedTables(superuser);
  await makeCopy(superuser, tables, 'base');
  await makeCopy(superuser, tables, 'taken');
  return {
    database,
    owner,
    accounts,
    companies,
    reset: () => putBack(superuser, tables, 'base'),
    takeCopy: () => refill(superuser, tables, 'taken'),
    putCopyBack: () => putBack(superuser, tables, 'taken'),
    drop: async (application) => {
      const end =
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1';
      for (;;) if ((await superuser.query(end, [application])).rowCount === 0) return;
    },
    cancel: (pid) => superuser.query('select pg_cancel_backend($1)', [pid]),
    query: async <R>(text: string, values: readonly unknown[] = []) =>
      (await superuser.query<R & pg.QueryResultRow>(text, [...values])).rows,
    close: async () => {
      await owner.destroy();
      await superuser.end();
      await database.drop();
    },
  };
}

/** Everybody's, until he changes them. */
export const NAMES = { firstName: 'A', lastName: 'B' } as const;

async function seed(owner: Kysely<Tables>): Promise<Pick<SimDatabase, 'accounts' | 'companies'>> {
  const companies: number[] = [];
  for (const company of DEMO_COMPANIES) {
    const whole = { ...company, isAuthorized: true, administrator: EMAILS[0] ?? '' };
    companies.push(await createCompany(owner, whole));
  }
  const accounts: SimAccount[] = [];
  for (const email of EMAILS) {
    const id = await createAccount(owner, { email, password: PASSWORD, planName: 'Complet', ...NAMES });
    for (const company of companies) await authorizeUser(owner, id, company);
    accounts.push({ id, email, password: PASSWORD });
  }
  // What a password costs is not what is looked at here.
  const cheap = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await owner.updateTable('app_user').set({ password_hash: cheap }).execute();
  return { accounts, companies };
}

async function copiedTables(client: pg.Client): Promise<readonly Copied[]> {
  const { rows } = await client.query<Copied>(
    `select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name <> all ($1)
     group by table_name order by table_name`,
    [KEPT],
  );
  return rows;
}

async function makeCopy(client: pg.Client, tables: readonly Copied[], name: string): Promise<void> {
  const made = tables.map(({ table }) => `create unlogged table ${name}.${table} (like public.${table});`);
  await client.query(`create schema ${name}; ${made.join(' ')}`);
  await refill(client, tables, name);
}

async function refill(client: pg.Client, tables: readonly Copied[], name: string): Promise<void> {
  const filled = tables.map(
    ({ table, columns }) =>
      `delete from ${name}.${table}; insert into ${name}.${table} (${columns}) select ${columns} from public.${table};`,
  );
  await client.query(`begin; ${filled.join(' ')} commit`);
}

/** Triggers would judge it: the rows are whole as they are. */
async function putBack(client: pg.Client, tables: readonly Copied[], name: string): Promise<void> {
  const put = tables.map(
    ({ table, columns }) =>
      `delete from public.${table}; insert into public.${table} (${columns}) overriding system value select ${columns} from ${name}.${table};`,
  );
  await client.query(`begin; set local session_replication_role = replica; ${put.join(' ')} commit`);
}
