/**
 * Runs the queue's jobs in this process.
 *
 * Invariants: the pool of workers holds an advisory lock named after it, on a connection that dies with the process; a job
 * whose pool's lock is free belonged to a dead process and is given back at once, not after the queue's own four hours.
 */
import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { JOB_SCHEMA } from './install-jobs';

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
  const guard = new pg.Client(connection);
  guard.on('error', onError);
  await guard.connect();
  const pool = new pg.Pool({ ...connection, max: concurrency + 3 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const own = new Set<string>();
  const hold = async (id: string): Promise<void> => {
    own.add(id);
    await guard.query('select pg_advisory_lock(hashtextextended($1, 0))', [id]).catch(onError);
  };
  // Jobs are locked in the name of the pool. Listening before the runner starts: a lock that is missed would make this
  // process its own undertaker, and a job given back while it runs loses its next plan.
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => void hold(workerPool.id));
  const runner = await startRunner(pool, tasks, concurrency, events, onError);
  const sweep = (): void => void freeJobsOfTheDead(guard, own).catch(onError);
  const timer = setInterval(sweep, SWEEP_MS);
  sweep();
  return {
    async stop() {
      clearInterval(timer);
      await runner.stop().catch(onError);
      await guard.query(`select ${JOB_SCHEMA}.force_unlock_workers($1::text[])`, [[...own]]).catch(onError);
      await guard.end().catch(onError);
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

async function freeJobsOfTheDead(guard: pg.Client, own: ReadonlySet<string>): Promise<void> {
  const { rows } = await guard.query<{ locked_by: string }>(
    `select distinct locked_by from ${JOB_SCHEMA}.jobs where locked_by is not null and locked_by <> all ($1::text[])`,
    [[...own]],
  );
  for (const { locked_by } of rows) {
    const { rows: tried } = await guard.query<{ free: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
      [locked_by],
    );
    if (tried[0]?.free !== true) continue;
    await guard.query(`select ${JOB_SCHEMA}.force_unlock_workers($1::text[])`, [[locked_by]]);
    await guard.query('select pg_advisory_unlock(hashtextextended($1, 0))', [locked_by]);
  }
}
