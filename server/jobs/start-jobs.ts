/** The job queue with its tasks (filings, and the hourly trimming), the sweep that makes lost jobs again, and the word on those that were given up. */
import type pg from 'pg';
import * as v from 'valibot';
import type { AppDatabase } from '../database/app-database';
import { asCompany } from '../database/as-company';
import { publishChanges } from '../database/publish-changes';
import type { OutsideServices } from '../outside/outside-services';
import { listDeadJobs } from './dead-jobs';
import { FILING_TASK, type FilingPayload, filingPayloadSchema, runFilingJob, sweepFilings } from './filing/filing-job';
import { type RunningJobs, runJobs } from './run-jobs';
import { scheduleFiling } from './schedule-filing';
import { TRIM_CRONTAB, TRIM_TASK, trim } from './trimming/trim';

const CONCURRENCY = 6;
/** A lost job is found within this and OVERDUE_MS. */
const SWEEP_MS = 15_000;

export interface ServerJobsArgs {
  readonly db: AppDatabase;
  readonly connection: pg.ClientConfig;
  readonly outside: OutsideServices;
  readonly now: () => number;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  readonly onError: (error: unknown) => void;
}

export async function startJobs(args: ServerJobsArgs): Promise<RunningJobs> {
  const { db, connection, now, onError } = args;
  const again = (payload: FilingPayload, runAt: Date): Promise<void> => scheduleFiling(db.kysely, payload, runAt);
  const parts = filingParts(args);
  const jobs = await runJobs({
    connection,
    concurrency: CONCURRENCY,
    onError,
    crontab: TRIM_CRONTAB,
    tasks: {
      [TRIM_TASK]: async () => args.log({ event: 'trimmed', ...(await trim(db.kysely, now())) }),
      [FILING_TASK]: async (payload, { job }) => {
        const at = { attempt: job.attempts, most: job.max_attempts };
        await runFilingJob(parts, v.parse(filingPayloadSchema, payload), again, at);
      },
    },
  });
  const tellDead = deadJobTeller(args);
  const sweep = (): void => {
    sweepFilings(db.kysely, again, now()).catch(onError);
    tellDead().catch(onError);
  };
  const timer = setInterval(sweep, SWEEP_MS);
  sweep();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await jobs.stop();
    },
  };
}

function filingParts({ db, outside, now }: ServerJobsArgs) {
  return {
    anaf: outside.anaf,
    tokens: outside.tokens,
    budget: outside.budget,
    plan: outside.plan,
    now,
    random: () => Math.random(),
    database: {
      asCompany: <T>(companyId: number, work: Parameters<typeof asCompany<T>>[2]) => asCompany(db, companyId, work),
      publish: publishChanges,
    },
  };
}

/** Each given-up job once, in the log that a person reads; how many there are stands in /metrics. */
function deadJobTeller({ db, log }: ServerJobsArgs): () => Promise<void> {
  const told = new Set<string>();
  return async () => {
    for (const { id, task, attempts, lastError, since } of await listDeadJobs(db.kysely)) {
      if (told.has(id)) continue;
      told.add(id);
      log({ event: 'dead-job', id, task, attempts, error: lastError.slice(0, 300), since: since.toISOString() });
    }
  };
}
