/** Puts a job into the queue, in the transaction of what it is about. */
import { type Kysely, sql } from 'kysely';
import { JOB_SCHEMA } from './install-jobs';

export interface JobToSchedule {
  readonly task: string;
  readonly payload: object;
  /** A job of this key that waits is replaced. */
  readonly key: string;
  readonly runAt: Date;
  /** Tries before it is given up; the waits between them grow by e, from seconds. */
  readonly maxAttempts: number;
}

export async function scheduleJob<T>(tx: Kysely<T>, job: JobToSchedule): Promise<void> {
  await sql`select ${sql.id(JOB_SCHEMA, 'add_job')}(
    identifier => ${job.task}, payload => ${JSON.stringify(job.payload)}::json, job_key => ${job.key},
    run_at => ${job.runAt}, max_attempts => ${job.maxAttempts}, job_key_mode => 'replace')`.execute(tx);
}
