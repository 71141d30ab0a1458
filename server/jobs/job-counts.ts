import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables';

export interface JobCounts {
  /** To run, now or later. */
  readonly waiting: number;
  /** Given up after the last attempt and not planned anew; a person sees them (dead-jobs.ts). */
  readonly dead: number;
}

export async function countJobs(db: Kysely<Tables>): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where attempts < max_attempts or locked_at is not null) as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null and key is not null) as dead
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { waiting: 0, dead: 0 };
}
