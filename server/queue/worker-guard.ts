/**
 * The advisory locks that say which pools of workers live, on a connection that dies with the process.
 *
 *   held ──connection lost──► lost ──connect, take every lock again──► held
 *
 * Invariants: a pool whose lock is free belonged to a dead process, and its jobs are given back at once, not after the
 * queue's own four hours. After a lost connection nobody is pronounced dead for a while: a restart of the database loses
 * everybody's locks, and the others need time to take theirs again.
 */
import pg from 'pg';
import { JOB_SCHEMA } from '../database/install-jobs';

export interface WorkerGuard {
  /** Takes the lock of a pool of this process, now and after every loss. */
  hold(id: string): Promise<void>;
  /** Gives back the jobs of dead processes; connects again where the connection was lost. */
  sweep(): Promise<void>;
  /** Gives back the jobs of this process and the locks with the connection. */
  close(): Promise<void>;
}

/** Longer than any process needs to connect again: it tries at every sweep. */
const GRACE_MS = 15_000;

/** The database may hold the lock of a connection whose loss it has not noticed: it is tried again at the next sweep. */
const LOCK_TIMEOUT_MS = 2_000;

interface GuardState {
  readonly args: GuardArgs;
  readonly own: Set<string>;
  client: pg.Client | null;
  /** While a connection is being made: sweeps come every few seconds, and making one may take longer. */
  connecting: boolean;
  /** When the connection was last lost and made again, ms since 1970; 0 never. */
  renewedAt: number;
}

export interface GuardArgs {
  readonly connection: pg.ClientConfig;
  readonly onError: (error: unknown) => void;
  readonly now: () => number;
  /** A hint that a job was added, by whatever process. */
  readonly onAdded?: () => void;
}

export async function openWorkerGuard(args: GuardArgs): Promise<WorkerGuard> {
  const state: GuardState = { args, own: new Set(), client: null, connecting: false, renewedAt: 0 };
  await connect(state);
  return {
    hold: async (id) => {
      state.own.add(id);
      if (state.client !== null) await takeOrLeave(state, state.client, id);
    },
    sweep: async () => {
      if (state.connecting) return;
      if (state.client === null) {
        await connect(state);
        state.renewedAt = args.now();
      }
      if (state.client !== null && args.now() - state.renewedAt >= GRACE_MS)
        await freeJobsOfTheDead(state.client, state.own);
    },
    close: async () => {
      const { client } = state;
      if (client === null) return;
      await client.query(`select ${JOB_SCHEMA}.force_unlock_workers($1::text[])`, [[...state.own]]).catch(args.onError);
      await client.end().catch(args.onError);
    },
  };
}

async function connect(state: GuardState): Promise<void> {
  const { connection, onError } = state.args;
  const client = new pg.Client({ ...connection, application_name: 'condica-jobs-guard' });
  const lost = (error?: unknown): void => {
    if (error !== undefined) onError(error);
    if (state.client === client) state.client = null;
  };
  client.on('error', lost);
  client.on('end', () => lost());
  state.connecting = true;
  try {
    await client.connect();
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const id of state.own) await takeLock(client, id);
    if (state.args.onAdded !== undefined) {
      client.on('notification', state.args.onAdded);
      await client.query('listen "jobs:insert"');
    }
    state.client = client;
  } catch (error) {
    // Without its locks it is of no use, and each sweep would leave one more behind.
    await client.end().catch(onError);
    throw error;
  } finally {
    state.connecting = false;
  }
}

/** A lock that cannot be taken now is taken with the next connection, which the next sweep makes. */
async function takeOrLeave({ args }: GuardState, client: pg.Client, id: string): Promise<void> {
  try {
    await takeLock(client, id);
  } catch (error) {
    args.onError(error);
    await client.end().catch(args.onError);
  }
}

async function takeLock(client: pg.Client, id: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [id]);
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
