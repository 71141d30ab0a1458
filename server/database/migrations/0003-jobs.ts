/**
 * The door to the job queue for the role that serves: graphile-worker's tables belong to the owner and are closed to it.
 * A job of a key that waits already is moved to the earlier time.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const jobsMigration: Migration = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`
      create function enqueue_job(task text, payload json, job_key text, run_at timestamptz) returns void
      language plpgsql security definer set search_path = pg_catalog, public as $$
      begin
        perform graphile_worker.add_job(
          identifier => task, payload => payload, job_key => enqueue_job.job_key,
          run_at => enqueue_job.run_at, max_attempts => 25, job_key_mode => 'replace');
      end $$`.execute(db);
    await sql`revoke all on function enqueue_job(text, json, text, timestamptz) from public`.execute(db);
    await sql`grant execute on function enqueue_job(text, json, text, timestamptz) to app`.execute(db);
  },
};
