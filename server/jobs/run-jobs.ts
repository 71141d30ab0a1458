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
  readonly concurrency: number;
  readonly onError: (error: unknown) => void;
}

export interface RunningJobs {
  /** Lets running jobs end, gives back the rest. */
  stop(): Promise<void>;
}

export async function runJobs({ connection, tasks, concurrency, onError }: JobsArgs): Promise<RunningJobs> {
  const guard = await openWorkerGuard({ connection, onError, now: Date.now });
  const pool = queuePool({ ...connection, max: concurrency + 3 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  // Jobs are locked in the name of the pool. Listening before the runner starts: a lock that is missed would make this
  // process its own undertaker, and a job given back while it runs loses its next plan.
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => void guard.hold(workerPool.id));
  const runner = await startRunner(pool, tasks, concurrency, events, onError);
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
  pool: pg.Pool,
  taskList: TaskList,
  concurrency: number,
  events: WorkerEvents,
  onError: (error: unknown) => void,
): Promise<Runner> {
  // Payloads hold ids only, but a job's error may hold more: only its message is passed on.
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') onError(new Error(message));
  });
  return run({
    pgPool: pool,
    schema: JOB_SCHEMA,
    taskList,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    noPreparedStatements: false,
    logger,
    events,
  });
}
