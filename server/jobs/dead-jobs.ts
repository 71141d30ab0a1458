/** Jobs that were given up: they stay, with their last error, until they are planned anew, which takes their key. */
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
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null and key is not null order by updated_at`.execute(
    db,
  );
  return rows;
}
