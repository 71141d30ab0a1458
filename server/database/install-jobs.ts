/** graphile-worker's own schema, and the serving role's rights in it. Run by the owner at each start. */
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { APP_ROLE } from './roles';

export const JOB_SCHEMA = 'graphile_worker';

export async function installJobs(owner: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: owner, schema: JOB_SCHEMA });
  await owner.query(`grant usage on schema ${JOB_SCHEMA} to ${APP_ROLE}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to ${APP_ROLE}`);
  await owner.query(`grant usage, select on all sequences in schema ${JOB_SCHEMA} to ${APP_ROLE}`);
  await owner.query(`grant execute on all functions in schema ${JOB_SCHEMA} to ${APP_ROLE}`);
  await openTables(owner);
  await owner.query(CLAIM_INDEX);
}

/** By it a claim steps from company to company (queue/graphile-queue.ts), whatever is due in each. */
const CLAIM_INDEX = `create index if not exists condica_jobs_by_company on ${JOB_SCHEMA}._private_jobs
  ((coalesce(payload ->> 'company', '')), priority, run_at, id, task_id) where is_available`;

/**
 * Its tables have row-level security without any policy, which closes them for all but the owner. A job's payload holds
 * ids only; the runner has to see them all.
 */
async function openTables(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ table: string }>(
    `select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relrowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'serving_role')`,
    [JOB_SCHEMA],
  );
  for (const { table } of rows) {
    await owner.query(`create policy serving_role on ${JOB_SCHEMA}."${table}" to ${APP_ROLE} using (true)`);
  }
}
