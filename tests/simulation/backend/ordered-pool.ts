/**
 * A pool whose statements go to PostgreSQL one at a time, each when the world lets it: so lock waits, races for a key and
 * deadlocks are of the seed. What a dead process asked for never comes.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { PoolOptions } from '../../../server/database/connect';
import { actor, waiting } from '../world/acting';
import { never } from '../world/never';
import type { Owner, Scheduler } from '../world/scheduler';
import type { Connection, Connections } from './connections';
import type { LockWatch } from './lock-watch';
import { onlyReads } from './only-reads';

export interface Ordering {
  readonly scheduler: Scheduler;
  readonly locks: LockWatch;
  readonly connections: Connections;
  readonly owner: Owner;
}

/** Holds no lock and shows nothing to anybody, and nobody looks at its answer: it goes with what follows it. */
const WITHOUT_EFFECT = /^(begin|start transaction|select set_config)/i;
const BEGINS = /^(begin|start transaction)/i;
const NO_ANSWER = { command: 'SELECT', rowCount: 0, rows: [] };
const ENDS_TRANSACTION = /^(commit|rollback)/i;

export function orderedPool({ max }: PoolOptions, ordering: Ordering): PostgresPool {
  const { scheduler, connections, owner } = ordering;
  const clients = new WeakMap<Connection, PostgresPoolClient>();
  const free: (() => void)[] = [];
  let taken = 0;
  const release = (connection: Connection): void => {
    connections.give(connection);
    const next = free.shift();
    if (next === undefined) taken -= 1;
    else next();
  };
  const seat = async (): Promise<void> => {
    if (taken < max) {
      taken += 1;
      return;
    }
    const name = `${actor()} has a connection`;
    await new Promise<void>((resolve) => free.push(resolve));
    await scheduler.park(name, owner);
  };
  return {
    connect: () =>
      waiting(async () => {
        await seat();
        if (!owner.alive) return never();
        const connection = connections.take();
        const known = clients.get(connection);
        if (known !== undefined) return known;
        const ordered = orderedClient(connection, () => release(connection), ordering);
        clients.set(connection, ordered);
        return ordered;
      }),
    end: async () => undefined,
  };
}

function orderedClient(connection: Connection, release: () => void, ordering: Ordering): PostgresPoolClient {
  const { scheduler, locks, owner } = ordering;
  // Of the transaction that the connection is in.
  let leavesNothing = false;
  const run = async (text: string, values: unknown[]): Promise<unknown> => {
    const name = actor();
    await scheduler.park(`${name} ${text.slice(0, 24)}`, owner);
    if (!owner.alive) return never();
    const { ended, waited } = await locks.run(owner, connection.pid, () => connection.query(text, values));
    if (ENDS_TRANSACTION.test(text)) locks.released();
    // Two go on at once after a lock was let go: the world says who first.
    if (waited) await scheduler.park(`${name} goes on`, owner);
    if (!owner.alive) return never();
    if (ended.status === 'rejected') throw ended.reason;
    return ended.value;
  };
  // Kysely asks by text and values alone; its other form, cursors, is not used here.
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    if (WITHOUT_EFFECT.test(text)) {
      if (!owner.alive) return never();
      if (BEGINS.test(text)) leavesNothing = true;
      connection.withNext(text, values);
      return NO_ANSWER;
    }
    if (leavesNothing && ENDS_TRANSACTION.test(text)) {
      if (!owner.alive) return never();
      leavesNothing = false;
      connection.unanswered(text);
      return NO_ANSWER;
    }
    leavesNothing &&= onlyReads(text);
    return waiting(() => run(text, values));
  };
  return { query: query as PostgresPoolClient['query'], release };
}
