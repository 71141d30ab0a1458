/**
 * Migration 0002 on a fresh database, met as the application's role: companies 1 and 2, and `asCompany` as the jobs have
 * it. The company table and the policies' function stand in for migration 0001.
 */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { NumberTables } from '../../../server/calls/invoices/number-tables';
import { filingsMigration } from '../../../server/database/migrations/0002-filings';
import type { FilingTables } from '../../../server/jobs/filing/filing-tables';
import type { AnafAccessTables } from '../../../server/outside/anaf/access-tables';
import type { SharedTables } from '../../../server/outside/shared-tables';
import { startTestPostgres } from './test-postgres';

export type TestTables = FilingTables & NumberTables & AnafAccessTables & SharedTables;

export interface FilingTestDatabase {
  readonly db: Kysely<TestTables>;
  asCompany<R>(companyId: number, work: (tx: Transaction<TestTables>) => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

function connect<T>(port: number, user: string): Kysely<T> {
  const pool = new pg.Pool({ host: '127.0.0.1', port, user, database: 'postgres', max: 8 });
  // A server that stops first ends the idle connections itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
}

export async function filingTestDatabase(): Promise<FilingTestDatabase> {
  const server = await startTestPostgres();
  const owner = connect<unknown>(server.port, 'postgres');
  await sql`create role app login`.execute(owner);
  await sql`create table company (id integer primary key, is_authorized boolean not null default false)`.execute(owner);
  await sql`create function my_companies() returns integer[] language sql stable
    as $$ select array[nullif(current_setting('app.company_id', true), '')::integer] $$`.execute(owner);
  await sql`insert into company values (1), (2)`.execute(owner);
  await sql`grant select, update on company to app`.execute(owner);
  await sql`create table replicated_row (company_id integer, collection text, id text, body jsonb)`.execute(owner);
  await sql`create table number_lease (company_id integer, id uuid, serial_id uuid, device_id uuid, device_name text,
    from_number integer, to_number integer, used_to integer, last_date text not null default '', state text,
    granted_at timestamptz, primary key (company_id, id))`.execute(owner);
  await sql`create table number_use (company_id integer, serial_id uuid, number integer, lease_id uuid, invoice_id uuid,
    reason text not null default '', issue_date text not null default '', used_at timestamptz,
    primary key (company_id, serial_id, number))`.execute(owner);
  await sql`grant all on replicated_row, number_lease, number_use to app`.execute(owner);
  await filingsMigration.up(owner);
  await owner.destroy();
  const db = connect<TestTables>(server.port, 'app');
  return {
    db,
    asCompany: (companyId, work) =>
      db.transaction().execute(async (tx) => {
        await sql`select set_config('app.company_id', ${String(companyId)}, true)`.execute(tx);
        return work(tx);
      }),
    close: async () => {
      await db.destroy();
      await server.stop();
    },
  };
}
