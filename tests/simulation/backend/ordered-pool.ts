/**
 * A pool whose statements go to PostgreSQL one at a time, each when the world lets it: so lock waits, races for a key and
 * deadlocks are of the seed. What a dead process asked for never comes.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { createPool, type PoolOptions } from '../../../server/database/connect';
import { asOne } from '../world/counted-work';
import type { Owner, Scheduler } from '../world/scheduler';
import { actor, waiting } from './acting';
import type { LockWatch } from './lock-watch';

export interface Ordering {
  readonly scheduler: Scheduler;
  readonly locks: LockWatch;
  readonly owner: Owner;
}

const NEVER = new Promise<never>(() => undefined);

/** Holds no lock and shows nothing to anybody: its place among the others does not matter. */
const WITHOUT_EFFECT = /^(begin|start transaction|select set_config)/i;
const ENDS_TRANSACTION = /^(commit|rollback)/i;

export function orderedPool(connection: pg.ClientConfig, options: PoolOptions, ordering: Ordering): PostgresPool {
  // The world looks after what waits; the machine's load must not.
  const pool = createPool(connection, { ...options, lockTimeoutMs: 0, statementTimeoutMs: 0 });
  const { scheduler, owner } = ordering;
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const free: (() => void)[] = [];
  let taken = 0;
  const seat = async (): Promise<void> => {
    if (taken >= options.max) await new Promise<void>((resolve) => free.push(resolve));
    taken += 1;
  };
  return {
    connect: () =>
      waiting(async () => {
        await seat();
        const client = await scheduler.during(asOne(() => pool.connect()));
        if (!owner.alive) return NEVER;
        const known = clients.get(client);
        if (known !== undefined) return known;
        const release = (): void => {
          client.release();
          taken -= 1;
          free.shift()?.();
        };
        const ordered = orderedClient(client, release, ordering);
        clients.set(client, ordered);
        return ordered;
      }),
    end: () => pool.end(),
  };
}

function orderedClient(client: pg.PoolClient, release: () => void, ordering: Ordering): PostgresPoolClient {
  const { scheduler, locks, owner } = ordering;
  const pid = pidOf(client);
  const run = async (text: string, values: unknown[]): Promise<unknown> => {
    if (!WITHOUT_EFFECT.test(text)) await scheduler.park(`${actor()} ${text.slice(0, 24)}`, owner);
    if (!owner.alive) return NEVER;
    const ended = await locks
      .run(pid, () => client.query(text, values))
      .catch((error: unknown) => {
        if (!owner.alive) return NEVER;
        throw error;
      })
      .finally(() => {
        if (ENDS_TRANSACTION.test(text)) locks.released();
      });
    // Two go on at once after a lock was let go: the world says who first.
    if (ended.waited) await scheduler.park(`${actor()} goes on`, owner);
    return owner.alive ? ended.result : NEVER;
  };
  // Kysely asks by text and values alone; its other form, cursors, is not used here.
  const query = (text: string, values: unknown[]) => waiting(() => run(text, values));
  return { query: query as PostgresPoolClient['query'], release };
}

function pidOf(client: pg.PoolClient): number {
  const pid: unknown = Reflect.get(client, 'processID');
  if (typeof pid !== 'number') throw new Error('A connection without the id of its process');
  return pid;
}
