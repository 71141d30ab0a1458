/**
 * A database at migration 0004 in the middle of a working day, written by that version's own calls and never edited
 * (migration-4.json.gz): two intervals of a hundred, one half used, filings in every state with their documents, waiting
 * jobs, kept answers, an authorization at ANAF, a removed row, two users' companies.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Migrator } from 'kysely';
import type pg from 'pg';
import { createPool, kyselyOver } from '../../../../server/database/connect';
import { installJobs } from '../../../../server/database/install-jobs';
import { MIGRATIONS } from '../../../../server/database/migrations/migrations';
import { withClient } from '../../../../server/database/with-client';

export interface EarlierJob {
  readonly task: string;
  readonly payload: object;
  readonly key: string;
  readonly runAt: string;
  readonly maxAttempts: number;
}

export type EarlierRow = Readonly<Record<string, unknown>>;

export interface EarlierDatabase {
  readonly rows: Readonly<Record<string, readonly EarlierRow[]>>;
  readonly jobs: readonly EarlierJob[];
  /** Invoices by the state their filing was brought to. */
  readonly invoices: Readonly<Record<string, string>>;
  readonly devices: { readonly laptop: string; readonly phone: string };
  readonly serial: string;
  /** The laptop's, half used. */
  readonly lease: string;
  /** Idempotency keys of the uploads, in their order. */
  readonly keys: readonly string[];
}

export function migration4(): EarlierDatabase {
  return JSON.parse(gunzipSync(readFileSync(new URL('migration-4.json.gz', import.meta.url))).toString());
}

/** Parents before children. */
const FIRST = ['app_user', 'company', 'company_authorization', 'archive_item', 'anaf_credential'];

/** Brings an empty database to migration 0004 and writes the rows and jobs into it, as its owner. */
export async function writeMigration4(owner: pg.ClientConfig, { rows, jobs }: EarlierDatabase): Promise<void> {
  const pool = createPool(owner, { max: 2, lockTimeoutMs: 0, onError: () => undefined });
  const db = kyselyOver(pool);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo('0004-service-states');
  if (error !== undefined) throw error;
  await installJobs(pool);
  await db.destroy();
  await withClient(owner, async (client) => {
    for (const table of new Set([...FIRST, ...Object.keys(rows)])) {
      await client.query(
        `insert into "${table}" overriding system value select * from json_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows[table] ?? [])],
      );
    }
    for (const { task, payload, key, runAt, maxAttempts } of jobs) {
      await client.query(
        `select graphile_worker.add_job($1, payload => $2::json, job_key => $3, run_at => $4, max_attempts => $5)`,
        [task, JSON.stringify(payload), key, runAt, maxAttempts],
      );
    }
    for (const table of ['app_user', 'company', 'company_authorization'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  });
}
