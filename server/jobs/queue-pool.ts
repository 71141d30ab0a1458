/**
 * The connections of the job queue. graphile-worker does not wait for its own note of how a job ended: it repeats the note by
 * the error codes of a list of its own, and any other error ends the process as an unhandled rejection. A lost connection or a
 * full disk has none of those codes; here it is given one, so that the note waits until the database is back.
 */
import pg from 'pg';

/** cannot_connect_now (PostgreSQL, appendix A), which the queue repeats after 3 seconds, then more and more rarely. */
const REPEATED = '57P03';
/** Connection exception, insufficient resources, operator intervention, system error: none says that the statement is wrong. */
const PASSING = /^(08|53|57P|58)/;

/** A pool whose passing errors the queue repeats. The queue's listener, which takes a callback, repeats by itself. */
export function queuePool(config: pg.PoolConfig): pg.Pool {
  const pool = new QueuePool(config);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    // The queue uses the promise's form alone; the other forms of `query` pass through as they are.
    client.query = ((...args: readonly unknown[]) => {
      const answer = query(...args);
      return answer instanceof Promise ? answer.catch(throwRepeated) : answer;
    }) as typeof client.query;
  });
  return pool;
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined)
      return super.connect().catch((error) => (this.ending ? Promise.reject(error) : throwRepeated(error)));
    super.connect(callback);
    return undefined;
  }
}

function throwRepeated(error: unknown): never {
  if (!(error instanceof Error) || (error instanceof pg.DatabaseError && !PASSING.test(error.code ?? ''))) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: REPEATED });
}
