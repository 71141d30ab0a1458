/**
 * The queue in PostgreSQL: graphile-worker's tables and functions, with claims of our own, because its runner counts by the
 * database's clock and knows no fairness between companies. A worker lives as long as its advisory lock (worker-guard.ts).
 */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { createPool } from '../database/connect';
import { JOB_SCHEMA } from '../database/install-jobs';
import type { Tables } from '../tables';
import type { Claim, ClaimedJob, DeadJob, JobCounts, JobQueue, JobToAdd, JobWorker } from './job-queue';
import { openWorkerGuard } from './worker-guard';

export interface GraphileQueueParts {
  /** For what is asked of the queue beside its work. */
  readonly db: Kysely<Tables>;
  /** A worker makes connections of its own: calls never wait for jobs. */
  readonly connection: pg.ClientConfig;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const JOBS = sql.table(`${JOB_SCHEMA}._private_jobs`);
const TASKS = sql.table(`${JOB_SCHEMA}._private_tasks`);
/** A worker's statements are few and short. */
const POOL = { max: 3, lockTimeoutMs: 5_000, statementTimeoutMs: 30_000 };

export function graphileQueue(parts: GraphileQueueParts): JobQueue {
  const { db } = parts;
  return {
    add: addJob,
    planned: async (keys, rested) => {
      const { rows } = await sql<{ key: string }>`select key from ${JOBS} where key = any (${keys}::text[])
        and (attempts < max_attempts or locked_at is not null or updated_at > ${rested})`.execute(db);
      return new Set(rows.map(({ key }) => key));
    },
    dead: async () => {
      const { rows } = await sql<DeadJob>`
        select job.id::text as id, task.identifier as kind, attempts, coalesce(last_error, '') as "lastError",
          updated_at as since
        from ${JOBS} as job join ${TASKS} as task on task.id = job.task_id
        where attempts >= max_attempts and locked_at is null and key is not null order by updated_at`.execute(db);
      return rows;
    },
    counts: async () => {
      const { rows } = await sql<JobCounts>`
        select count(*) filter (where attempts < max_attempts or locked_at is not null) as waiting,
          count(*) filter (where attempts >= max_attempts and locked_at is null and key is not null) as dead
        from ${JOBS}`.execute(db);
      return rows[0] ?? { waiting: 0, dead: 0 };
    },
    enlist: (onAdded) => enlist(parts, onAdded),
  };
}

async function addJob<T>(tx: Kysely<T>, job: JobToAdd): Promise<void> {
  await sql`select ${sql.id(JOB_SCHEMA, 'add_job')}(
    identifier => ${job.kind}, payload => ${JSON.stringify(job.payload)}::json, job_key => ${job.key},
    run_at => ${job.runAt}, max_attempts => ${job.maxAttempts}, priority => ${job.rank ?? 0},
    job_key_mode => 'replace')`.execute(tx);
}

async function enlist({ connection, now, onError }: GraphileQueueParts, onAdded: () => void): Promise<JobWorker> {
  const id = `worker-${randomUUID()}`;
  const guard = await openWorkerGuard({ connection, onError, now, onAdded });
  await guard.hold(id);
  const pool = createPool(connection, { ...POOL, onError });
  const run = async <R extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly R[]> =>
    (await pool.query<R>(text, [...values])).rows;
  return {
    id,
    claim: async ({ kinds, most, now: at, served }: Claim) => {
      const shares = JSON.stringify(Object.fromEntries(served));
      // Candidates of two workers are the same: each takes what the other has not locked.
      return run<ClaimedRow & ClaimedJob>(CLAIM, [id, new Date(at), kinds, shares, most, most * 4]);
    },
    done: async (job) => void (await run(DONE, [job.id, id])),
    failed: async (job, error, at, again) => void (await run(FAILED, [job.id, id, error, at, again])),
    giveBack: async (jobs) => void (await run(GIVE_BACK, [jobs.map((job) => job.id), id])),
    revive: async () => {
      await guard.sweep();
      await run(FORGET_REPLACED, []);
    },
    leave: async () => {
      await guard.close();
      await pool.end();
    },
  };
}

type ClaimedRow = pg.QueryResultRow;

const JOB = `${JOB_SCHEMA}._private_jobs`;
/** As the index has it (database/install-jobs.ts); '' is the installation itself. */
const COMPANY = "coalesce(job.payload ->> 'company', '')";
/** A company's due jobs of the kinds asked for, as many as `most`, in its order. */
const dueOf = (company: string, most: string): string => `
      select job.id, job.priority, job.run_at from ${JOB} as job
      where job.is_available and ${COMPANY} = ${company} and job.run_at <= $2
        and job.task_id = any ((select array_agg(id) from ${JOB_SCHEMA}._private_tasks
          where identifier = any ($3::text[]))::integer[])
      order by ${COMPANY}, job.priority, job.run_at, job.id limit ${most}`;

/**
 * Each company's first job before anybody's second; those that had less of late come first. The index is stepped through from
 * company to company, and of the companies whose turn it is only as much is read as may be claimed: what a claim costs grows
 * with the companies, not with their jobs.
 */
const CLAIM = `
  with recursive served as (select key as company, value::integer as calls from jsonb_each_text($4::jsonb)),
  company as (
    (select ${COMPANY} as name from ${JOB} as job where job.is_available order by ${COMPANY} limit 1)
    union all
    select (select ${COMPANY} from ${JOB} as job where job.is_available and ${COMPANY} > company.name
      order by ${COMPANY} limit 1)
    from company where company.name is not null
  ), next as (
    select company.name, coalesce(served.calls, 0) as calls
    from company left join served on served.company = company.name
    cross join lateral (${dueOf('company.name', '1')}) as first
    where company.name is not null order by calls, first.priority, first.run_at, first.id limit $6
  ), due as (
    select job.id, job.priority, job.run_at,
      next.calls + row_number() over (partition by next.name order by job.priority, job.run_at, job.id) as turn
    from next cross join lateral (${dueOf('next.name', '$6')}) as job
  ), candidate as (select id, turn, priority, run_at from due order by turn, priority, run_at, id limit $6),
  claimed as (
    select job.id from ${JOB_SCHEMA}._private_jobs as job join candidate on candidate.id = job.id
    where job.is_available order by candidate.turn, candidate.priority, candidate.run_at, job.id
    limit $5 for update of job skip locked
  ), taken as (
    update ${JOB_SCHEMA}._private_jobs as job set attempts = attempts + 1, locked_by = $1, locked_at = $2
    from claimed where claimed.id = job.id
    returning job.id, job.task_id, job.payload, job.attempts, job.max_attempts
  )
  select taken.id::text as id, task.identifier as kind, taken.payload, taken.attempts as attempt,
    taken.max_attempts as "maxAttempts"
  from taken join ${JOB_SCHEMA}._private_tasks as task on task.id = taken.task_id
  join candidate on candidate.id = taken.id order by candidate.turn, candidate.priority, candidate.run_at, taken.id`;

const DONE = `delete from ${JOB_SCHEMA}._private_jobs where id = $1::bigint and locked_by = $2`;

/** A job that was planned anew while it ran has lost its key: nothing more is to be tried of it. */
const FAILED = `
  with replaced as (
    delete from ${JOB_SCHEMA}._private_jobs where id = $1::bigint and locked_by = $2 and key is null
  )
  update ${JOB_SCHEMA}._private_jobs
  set last_error = $3, updated_at = $4, run_at = $5, locked_by = null, locked_at = null
  where id = $1::bigint and locked_by = $2 and key is not null`;

const GIVE_BACK = `
  with replaced as (
    delete from ${JOB_SCHEMA}._private_jobs where id = any ($1::bigint[]) and locked_by = $2 and key is null
  )
  update ${JOB_SCHEMA}._private_jobs set attempts = attempts - 1, locked_by = null, locked_at = null
  where id = any ($1::bigint[]) and locked_by = $2 and key is not null`;

const FORGET_REPLACED = `
  delete from ${JOB_SCHEMA}._private_jobs where key is null and locked_at is null and attempts >= max_attempts`;
