import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables';

export interface JobCounts {
  /** To run, now or later. */
  readonly waiting: number;
  /** Given up after the last attempt; a person sees them (dead-jobs.ts). */
  readonly dead: number;
}

export async function countJobs(db: Kysely<Tables>): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where attempts < max_attempts) as waiting,
      count(*) filter (where attempts >= max_attempts) as dead
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { waiting: 0, dead: 0 };
}
