/** Runs the queue's jobs in this process, and gives back those of processes that died (worker-guard.ts). */
import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { JOB_SCHEMA } from './install-jobs';
import { queuePool } from './queue-pool';
import { openWorkerGuard } from './worker-guard';

const SWEEP_MS = 5_000;

export interface JobsArgs {
  readonly connection: pg.ClientConfig;
  readonly tasks: TaskList;
  /** Tasks that come by the clock (UTC), each time in one process of all. */
  readonly crontab?: string;
  readonly concurrency: number;
  readonly onError: (error: unknown) => void;
}

export interface RunningJobs {
  /** Lets running jobs end, gives back the rest. */
  stop(): Promise<void>;
}

export async function runJobs(args: JobsArgs): Promise<RunningJobs> {
  const { connection, concurrency, onError } = args;
  const guard = await openWorkerGuard({ connection, onError, now: Date.now });
  const pool = queuePool({ ...connection, max: concurrency + 3 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  // Jobs are locked in the name of the pool. Listening before the runner starts: a lock that is missed would make this
  // process its own undertaker, and a job given back while it runs loses its next plan.
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => void guard.hold(workerPool.id));
  const runner = await startRunner(args, pool, events);
  const sweep = (): void => void guard.sweep().catch(onError);
  const timer = setInterval(sweep, SWEEP_MS);
  sweep();
  return {
    async stop() {
      clearInterval(timer);
      await runner.stop().catch(onError);
      await guard.close();
      await pool.end().catch(onError);
    },
  };
}

function startRunner(
  { tasks, concurrency, crontab, onError }: JobsArgs,
  pool: pg.Pool,
  events: WorkerEvents,
): Promise<Runner> {
  // Payloads hold ids only, but a job's error may hold more: only its message is passed on.
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') onError(new Error(message));
  });
  return run({
    pgPool: pool,
    schema: JOB_SCHEMA,
    taskList: tasks,
    ...(crontab === undefined ? {} : { crontab }),
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    noPreparedStatements: false,
    logger,
    events,
  });
}
