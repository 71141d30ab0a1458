/** The kinds of jobs over the queue, the sweep that makes lost jobs again, and the word on those that were given up. */

import { sweepCoverage } from '../connections/schedule-coverage';
import { sweepFilings } from '../filings/filing-job';
import { scheduleFiling } from '../filings/schedule-filing';
import { scheduleMailbox, sweepMailboxes } from '../mailbox/mailbox-job';
import type { Timers } from '../process/application-parts';
import type { JobKind } from '../queue/job-kind';
import { scheduleStep, sweepSteps } from '../transports/step-job';
import { sweepWatches } from '../transports/watch-job';
import { type JobKindParts, jobKinds } from './job-kinds';
import { type RunningJobs, runJobs } from './run-jobs';

/** A thousand calls a minute, each answered within 600 ms: what waits for the network costs a server nothing. */
const CONCURRENCY = 10;
/** A lost job is found within this and the sweep's own patience. */
const SWEEP_MS = 15_000;

export interface ServerJobsArgs extends JobKindParts {
  readonly timers: Timers;
  readonly onError: (error: unknown) => void;
}

export async function startJobs(args: ServerJobsArgs): Promise<RunningJobs> {
  const { db, queue, outside, now, timers, onError } = args;
  const kinds = jobKinds(args);
  const served = (): Promise<ReadonlyMap<number, number>> => outside.budget.served();
  const jobs = await runJobs({ queue, kinds, concurrency: CONCURRENCY, served, now, timers, onError });
  const tellDead = deadJobTeller(args, kinds);
  const sweep = (): void => {
    const again = (payload: Parameters<typeof scheduleFiling>[2], runAt: Date): Promise<void> =>
      scheduleFiling(queue, db.kysely, payload, runAt);
    sweepFilings(db.kysely, queue, again, now()).catch(onError);
    sweepMailboxes(
      db.kysely,
      queue,
      (payload, runAt) => scheduleMailbox(queue, db.kysely, payload, runAt),
      now(),
    ).catch(onError);
    sweepSteps(db.kysely, queue, (payload, runAt) => scheduleStep(queue, db.kysely, payload, runAt), now()).catch(
      onError,
    );
    sweepWatches(db.kysely, queue, now()).catch(onError);
    sweepCoverage(db.kysely, queue, now()).catch(onError);
    planByClock(args, kinds).catch(onError);
    tellDead().catch(onError);
  };
  const stopSweeping = timers.every(SWEEP_MS, sweep);
  sweep();
  return {
    stop: async (): Promise<void> => {
      stopSweeping();
      await jobs.stop();
    },
  };
}

/** What comes by the clock stands in the queue for its next time, once for all processes. */
async function planByClock({ db, queue, now }: ServerJobsArgs, kinds: readonly JobKind[]): Promise<void> {
  for (const { name, broughtBy, retries } of kinds) {
    if (broughtBy === 'its-work') continue;
    const at = now();
    if ((await queue.planned([name], new Date(at))).has(name)) continue;
    const runAt = new Date(broughtBy.clock(at));
    await queue.add(db.kysely, { kind: name, key: name, payload: {}, runAt, maxAttempts: retries.attempts });
  }
}

/** Each given-up job once, in the log that a person reads; how many there are stands in /metrics. */
function deadJobTeller({ queue, log }: ServerJobsArgs, kinds: readonly JobKind[]): () => Promise<void> {
  const told = new Set<string>();
  return async () => {
    for (const { id, kind, attempts, lastError, since } of await queue.dead()) {
      if (told.has(id)) continue;
      told.add(id);
      const words = kinds.find(({ name }) => name === kind)?.whenDead ?? '';
      const error = lastError.slice(0, 300);
      log({ event: 'dead-job', id, task: kind, attempts, error, since: since.toISOString(), words });
    }
  };
}
