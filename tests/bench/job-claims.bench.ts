/**
 * What a worker's claim costs while many jobs are due, over companies of unlike size, in a real PostgreSQL.
 * Run: `npx tsx tests/bench/job-claims.bench.ts [jobs]`; prints one table.
 */
import { sql } from 'kysely';
import { graphileQueue } from '../../server/queue/graphile-queue';
import { embeddedFilingDatabase } from '../server/filings/filing-database';
import { printTable } from './report/print-table';
import { spread } from './report/spread';

const DUE = Number(process.argv[2] ?? 100_000);
const COMPANIES = 500;
const CLAIMS = 30;
const MOST = 8;
const KIND = 'bench';

const database = await embeddedFilingDatabase();
const now = Date.now();
const queue = graphileQueue({
  db: database.db,
  connection: database.connection,
  now: () => now,
  onError: console.error,
});
const worker = await queue.enlist(() => undefined);
const rows = [];
try {
  for (const due of [DUE / 100, DUE / 10, DUE]) {
    await fill(due);
    const served = new Map<number, number>();
    const times: number[] = [];
    for (let claim = 0; claim < CLAIMS; claim += 1) {
      const started = performance.now();
      const jobs = await worker.claim({ kinds: [KIND], most: MOST, now, served });
      times.push(performance.now() - started);
      if (jobs.length !== MOST) throw new Error(`${jobs.length} jobs claimed of ${due} due.`);
      for (const job of jobs) await worker.done(job);
    }
    const { median, p95, worst } = spread(times);
    rows.push([String(due), ...[median, p95, worst].map((ms) => ms.toFixed(1))]);
  }
  printTable({
    title: `A claim of ${MOST} jobs over ${COMPANIES} companies, ms`,
    head: ['jobs due', 'median', 'p95', 'worst'],
    rows,
    foot: [`${CLAIMS} claims each, every job done before the next.`],
  });
} finally {
  await worker.leave();
  await database.close();
}

/** Half of the jobs are of ten companies. */
async function fill(jobs: number): Promise<void> {
  await sql`select graphile_worker.add_job(
    identifier => ${KIND}, payload => json_build_object('company', case when n % 2 = 0 then n % 10 else n % ${COMPANIES} end),
    job_key => ${jobs}::text || ' ' || n, run_at => ${new Date(now - 60_000)}::timestamptz, max_attempts => 5)
    from generate_series(1, ${jobs}::integer) as n`.execute(database.db);
}
