/**
 * The connections of all servers of a process that simulates, opened once: what a server held is taken back when it ends, as
 * PostgreSQL does where a connection is lost, and goes to another one. So nothing of a run waits for a handshake, and plans and
 * catalogues stay known from run to run.
 *
 * Invariants: a connection has one holder at most; one that is free has no transaction, no setting of its own and no statement
 * on its way; statements come to PostgreSQL in the order given.
 */
import type pg from 'pg';
import { createPool } from '../../../server/database/connect';

export interface Connection {
  readonly pid: number;
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>;
  /** Goes together with the next one; nobody asks for its answer. */
  withNext(text: string, values: readonly unknown[]): void;
  /** Goes at once, and nobody asks for its answer: statements of the connection keep their order. */
  unanswered(text: string): void;
}

/** Of one server. */
export interface Connections {
  take(): Connection;
  give(connection: Connection): void;
  /** Everything that it holds; what was on its way there is cancelled. */
  giveAll(): Promise<void>;
}

export interface AllConnections {
  ofServer(): Connections;
  close(): Promise<void>;
}

interface Opened extends Connection {
  /** Without a transaction, whatever it was doing. */
  reset(): Promise<void>;
}

type Cancel = (pid: number) => Promise<unknown>;

export async function openConnections(config: pg.ClientConfig, count: number, cancel: Cancel): Promise<AllConnections> {
  // The world looks after what waits; the machine's load must not.
  const options = { max: count, lockTimeoutMs: 0, statementTimeoutMs: 0, onError: () => undefined };
  const pool = createPool({ ...config, pipeline: true } as pg.ClientConfig, options); // Not yet among its types.
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  const free: Opened[] = clients.map((client) => opened(client, cancel)).sort((a, b) => a.pid - b.pid);
  return {
    ofServer: () => heldFrom(free),
    close: async () => {
      for (const client of clients) client.release();
      await pool.end();
    },
  };
}

function heldFrom(free: Opened[]): Connections {
  const held = new Map<Connection, Opened>();
  const give = (connection: Connection): void => {
    const one = held.get(connection);
    if (one !== undefined && held.delete(connection)) free.push(one);
  };
  return {
    take: () => {
      const one = free.pop();
      if (one === undefined) throw new Error('The servers hold more connections than there are');
      held.set(one, one);
      return one;
    },
    give,
    giveAll: async () => {
      await Promise.all([...held.values()].map((one) => one.reset()));
      for (const one of held.keys()) give(one);
    },
  };
}

interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

function opened(client: pg.PoolClient, cancel: Cancel): Opened {
  const pid = pidOf(client);
  const later: Statement[] = [];
  const underWay = new Set<Promise<unknown>>();
  const send = (statement: Statement): Promise<pg.QueryResult> => {
    const answered = client.query(statement);
    const end = (): void => void underWay.delete(answered);
    underWay.add(answered);
    answered.then(end, end);
    return answered;
  };
  const query = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> =>
    inOnePacket(client, () => {
      for (const statement of later.splice(0)) send(statement);
      return send(statementOf(text, values));
    });
  return {
    pid,
    query,
    withNext: (text, values) => void later.push(statementOf(text, values)),
    unanswered: (text) => void query(text, []).catch(() => undefined),
    reset: async () => {
      later.splice(0);
      if (underWay.size > 0) await cancel(pid);
      await Promise.allSettled(underWay);
      await query('rollback', []);
      await query('reset all', []);
    },
  };
}

function pidOf(client: pg.PoolClient): number {
  const pid: unknown = Reflect.get(client, 'processID');
  if (typeof pid !== 'number') throw new Error('A connection without the id of its process');
  return pid;
}

function inOnePacket<T>(client: pg.PoolClient, write: () => T): T {
  const { stream } = Reflect.get(client, 'connection') as { readonly stream: NodeJS.WritableStream & Corked }; // As pg 8 has it.
  stream.cork();
  try {
    return write();
  } finally {
    stream.uncork();
  }
}

interface Corked {
  cork(): void;
  uncork(): void;
}

// What says for whom a transaction is has another text each time.
const UNNAMED = /^(begin|start|commit|rollback|savepoint|release|reset|select set_config)/i;
const names = new Map<string, string>();

/** Under a name PostgreSQL keeps how a statement is done. */
function statementOf(text: string, values: readonly unknown[]): Statement {
  if (UNNAMED.test(text)) return { text, values: [...values] };
  const name = names.get(text) ?? `s${names.size + 1}`;
  names.set(text, name);
  return { name, text, values: [...values] };
}
