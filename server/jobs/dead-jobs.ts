/** Jobs that were given up: they stay, with their last error, until a person lets them run again. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables';

export interface DeadJob {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly lastError: string;
  readonly since: Date;
}

export async function listDeadJobs(db: Kysely<Tables>): Promise<readonly DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id::text as id, task_identifier as task, attempts, coalesce(last_error, '') as "lastError", updated_at as since
    from graphile_worker.jobs where attempts >= max_attempts order by updated_at`.execute(db);
  return rows;
}

/** From its first attempt on. */
export async function reviveJobs(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(${[...ids]}::bigint[], run_at := now(), attempts := 0)`.execute(db);
}
